import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';

import { paragraphText, type LetterContent } from '#/domain/letters/letterDraft';
import { OBJECT_LABEL } from '#/domain/letters/letterText.fr';

// Twentieths of a point; half points for sizes: the units of the format.
const MARGIN = convertMillimetersToTwip(25);
const READER = convertMillimetersToTwip(85);
const SIZE = 22;
const LINE = 300;
const GAP = 180;
const BLOCK = 320;

type Lines = {
  readonly lines: readonly string[];
  readonly indent?: number;
  readonly strong?: boolean;
};

const block = ({ lines, indent = 0, strong = false }: Lines): readonly Paragraph[] =>
  lines.map(
    (line, index) =>
      new Paragraph({
        indent: { left: indent },
        spacing: { line: LINE, after: index === lines.length - 1 ? BLOCK : 0 },
        children: [new TextRun({ text: line, bold: strong && index === 0 })],
      }),
  );

const body = (text: string): readonly Paragraph[] =>
  text.split('\n').map(
    (line) =>
      new Paragraph({
        alignment: AlignmentType.LEFT,
        spacing: { line: LINE, after: GAP },
        children: [new TextRun(line)],
      }),
  );

const objectLine = (object: string): readonly Paragraph[] =>
  object === ''
    ? []
    : [
        new Paragraph({
          spacing: { line: LINE, after: BLOCK },
          children: [new TextRun({ text: OBJECT_LABEL, bold: true }), new TextRun(object)],
        }),
      ];

/** A letter as a Word document: A4, writer on the left, reader on the right, text to be edited further. */
export const docxLetter = ({ frame, paragraphs }: LetterContent, title: string): Promise<Blob> =>
  Packer.toBlob(
    new Document({
      title,
      creator: frame.signature,
      styles: {
        default: {
          document: { run: { font: 'Calibri', size: SIZE, language: { value: 'fr-FR' } } },
        },
      },
      sections: [
        {
          properties: {
            page: {
              size: {
                width: convertMillimetersToTwip(210),
                height: convertMillimetersToTwip(297),
              },
              margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
            },
          },
          children: [
            ...block({ lines: frame.sender, strong: true }),
            ...block({ lines: frame.recipient, indent: READER }),
            ...block({ lines: [frame.placeAndDate], indent: READER }),
            ...objectLine(frame.object),
            ...block({ lines: [frame.appeal] }),
            ...paragraphs.flatMap((paragraph) => body(paragraphText(paragraph))),
            ...block({ lines: ['', frame.signature], indent: READER }),
          ],
        },
      ],
    }),
  );
