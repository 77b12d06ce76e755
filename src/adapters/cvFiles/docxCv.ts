import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';

import type { CvToWrite } from '#/domain/tailoredCv/CvFiles';
import { partsOf } from '#/domain/tailoredCv/emphasis';
import { isTold, shownContent } from '#/domain/tailoredCv/tailoredCv';
import type {
  CvLayout,
  TailoredBlock,
  TailoredContent,
  TailoredEntry,
  TailoredLine,
} from '#/domain/tailoredCv/tailoredCv';

/** The words of a line as runs of the format. */
type WriteLine = (line: TailoredLine) => readonly TextRun[];

type Look = {
  readonly font: string;
  /** Half points, the unit of the format. */
  readonly size: number;
  readonly name: number;
  /** Millimetres. */
  readonly side: number;
  readonly centred: boolean;
  readonly capitals: boolean;
  readonly oneLine: boolean;
  /** Twentieths of a point before a part. */
  readonly part: number;
  readonly entry: number;
};

const LOOKS: Readonly<Record<CvLayout, Look>> = {
  plain: {
    font: 'Calibri',
    size: 22,
    name: 44,
    side: 20,
    centred: false,
    capitals: false,
    oneLine: false,
    part: 260,
    entry: 120,
  },
  classic: {
    font: 'Cambria',
    size: 22,
    name: 40,
    side: 22,
    centred: true,
    capitals: true,
    oneLine: false,
    part: 260,
    entry: 120,
  },
  compact: {
    font: 'Arial',
    size: 18,
    name: 32,
    side: 16,
    centred: false,
    capitals: true,
    oneLine: true,
    part: 160,
    entry: 60,
  },
};

const GREY = '4D566B';
const BULLETS = 'cv-lines';

const alignmentOf = ({ centred }: Look) => (centred ? AlignmentType.CENTER : AlignmentType.LEFT);

const top = (content: TailoredContent, look: Look): readonly Paragraph[] => [
  ...(content.name === ''
    ? []
    : [
        new Paragraph({
          alignment: alignmentOf(look),
          children: [new TextRun({ text: content.name, bold: true, size: look.name })],
        }),
      ]),
  ...(content.title.text === ''
    ? []
    : [
        new Paragraph({
          alignment: alignmentOf(look),
          children: [new TextRun({ text: content.title.text, size: look.size + 4, color: GREY })],
        }),
      ]),
  ...(content.contacts.length === 0
    ? []
    : [
        new Paragraph({
          alignment: alignmentOf(look),
          spacing: { before: 60 },
          children: [new TextRun(content.contacts.map(({ text }) => text).join('  |  '))],
        }),
      ]),
];

const heading = ({ heading: words }: TailoredBlock, look: Look): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    spacing: { before: look.part, after: 80 },
    keepNext: true,
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: '9EA8B8' } },
    children: [
      new TextRun({
        text: look.capitals ? words.toLocaleUpperCase('fr') : words,
        bold: true,
        size: look.size + 2,
        color: '171F30',
        font: look.font,
      }),
    ],
  });

const entryParagraphs = (
  { head, organisation, place, dates, lines }: TailoredEntry,
  look: Look,
  told: boolean,
  first: boolean,
  write: WriteLine,
): readonly Paragraph[] => {
  const employer = [organisation, place].filter(Boolean).join(', ');
  const words = look.oneLine ? [head, employer].filter(Boolean).join(', ') : head || employer;
  const right = convertMillimetersToTwip(210 - 2 * look.side);
  const isTwoLines = !look.oneLine && head !== '' && employer !== '';
  return [
    ...(words === '' && dates === ''
      ? []
      : [
          new Paragraph({
            spacing: { before: first ? 0 : look.entry },
            keepNext: isTwoLines || lines.length > 0,
            tabStops: [{ type: TabStopType.RIGHT, position: right }],
            children: [
              new TextRun({ text: words, bold: true }),
              ...(dates === '' ? [] : [new TextRun({ text: `\t${dates}`, color: GREY })]),
            ],
          }),
        ]),
    ...(isTwoLines
      ? [
          new Paragraph({
            keepNext: lines.length > 0,
            children: [new TextRun({ text: employer, color: GREY })],
          }),
        ]
      : []),
    ...lines.map(
      (line) =>
        new Paragraph({
          ...(told ? {} : { numbering: { reference: BULLETS, level: 0 } }),
          children: write(line),
        }),
    ),
  ];
};

const blockParagraphs = (
  block: TailoredBlock,
  look: Look,
  write: WriteLine,
): readonly Paragraph[] => [
  heading(block, look),
  ...block.entries.flatMap((entry, at) =>
    entryParagraphs(entry, look, isTold(block, entry), at === 0, write),
  ),
];

/** A CV as a Word document: one column, headings that software knows as such, lists with their marks. */
export const docxCv = ({ content, layout, emphasis, title }: CvToWrite): Promise<Blob> => {
  const look = LOOKS[layout];
  const shown = shownContent(content);
  const write: WriteLine = (line) =>
    emphasis
      ? partsOf(line).map(({ text, strong }) => new TextRun({ text, bold: strong }))
      : [new TextRun(line.text)];
  const margin = convertMillimetersToTwip(look.side);
  return Packer.toBlob(
    new Document({
      title,
      creator: shown.name,
      styles: {
        default: {
          document: {
            run: { font: look.font, size: look.size, language: { value: 'fr-FR' } },
            paragraph: { spacing: { line: 264 } },
          },
        },
      },
      numbering: {
        config: [
          {
            reference: BULLETS,
            levels: [
              {
                level: 0,
                format: LevelFormat.BULLET,
                text: '•',
                alignment: AlignmentType.LEFT,
                style: { paragraph: { indent: { left: 260, hanging: 220 } } },
              },
            ],
          },
        ],
      },
      sections: [
        {
          properties: {
            page: {
              size: {
                width: convertMillimetersToTwip(210),
                height: convertMillimetersToTwip(297),
              },
              margin: { top: margin, right: margin, bottom: margin, left: margin },
            },
          },
          children: [
            ...top(shown, look),
            ...shown.blocks.flatMap((block) => blockParagraphs(block, look, write)),
          ],
        },
      ],
    }),
  );
};
