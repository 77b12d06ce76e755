import type { DocxBlock } from '#tests/support/documents/docx';
import { makeDocx } from '#tests/support/documents/docx';
import { makeOdt } from '#tests/support/documents/odt';

import type { Forms, Random } from './dimensions';
import { pageOf } from './page';
import type { Block, Paper, Row, Section } from './paperParts';

/** A file of a CV; a page is for a browser to print. */
export type FormFile =
  | { readonly kind: 'file'; readonly extension: string; readonly bytes: Uint8Array }
  | { readonly kind: 'page'; readonly html: string };

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const bare = (text: string): string => text.replace(/<\/?b>/gu, '');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replace(/<(?!\/?b>)/gu, '&lt;');
const withLeft = ({ left, rows }: Block): readonly Row[] => {
  const [first, ...others] = rows;
  if (left === null) return rows;
  return first === undefined
    ? [{ text: left }]
    : [{ ...first, text: `${left}\t${first.text}` }, ...others];
};

const SIDES: readonly Section['at'][] = ['side', 'main'];

/** Columns after which a line of plain text goes on below. */
const COLUMNS = 88;

const wrapped = (text: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= COLUMNS) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
};

const asText = ({ head, contact, sections, foot }: Paper, { gaps }: Forms): Uint8Array => {
  const write = ({ text, look }: Row): string => {
    const told = bare(text);
    if (look === 'spaced') return told.split('').join(' ');
    return wrapped(look === 'bullet' ? `• ${told}` : told);
  };
  const between = gaps === 'wide' ? '\n\n' : '\n';
  const parts = sections.map(({ heading, blocks }) => {
    const body = blocks.map((block) => withLeft(block).map(write).join('\n')).join(between);
    return heading === null ? body : `${heading}\n${body}`;
  });
  const top = [...head, ...contact].map(write).join('\n');
  return utf8(`${[top, ...parts, ...foot].join('\n\n')}\n`);
};

const runsOf = (text: string, size: number | null, heavy: boolean): string =>
  text
    .split(/(<b>.*?<\/b>)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const bold = heavy || part.startsWith('<b>');
      const inner = bare(part)
        .split(/(\t)/u)
        .map((piece) =>
          piece === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${escaped(piece)}</w:t>`,
        )
        .join('');
      return `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${size === null ? '' : `<w:sz w:val="${size}"/>`}</w:rPr>${inner}</w:r>`;
    })
    .join('');

const wordRow = ({ text, look }: Row, before = 0): DocxBlock => {
  const size = look === 'name' || look === 'spaced' ? 44 : look === 'headline' ? 28 : null;
  const told = look === 'spaced' ? text.split('').join(' ') : text;
  const list =
    look === 'bullet' ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  const space = before === 0 ? '' : `<w:spacing w:before="${before}"/>`;
  return {
    xml: `<w:p><w:pPr>${list}${space}</w:pPr>${runsOf(told, size, size !== null)}</w:p>`,
  };
};

type WordSetting = { readonly styled: boolean; readonly gaps: boolean };

const wordHeading = (heading: string | null, { styled }: WordSetting): DocxBlock[] => {
  if (heading === null) return [];
  return styled
    ? [{ text: heading, heading: true }]
    : [
        {
          xml: `<w:p><w:pPr><w:spacing w:before="240"/></w:pPr>${runsOf(heading, 26, true)}</w:p>`,
        },
      ];
};

const wordBlock = (block: Block, gap: boolean): DocxBlock[] =>
  withLeft(block).map((row, at) => wordRow(row, at === 0 && gap ? 160 : 0));

const wordSection = (section: Section, setting: WordSetting): DocxBlock[] => [
  ...wordHeading(section.heading, setting),
  ...section.blocks.flatMap((block) => wordBlock(block, setting.gaps)),
];

/** A table for each section that tells dates: they stand in its first column. */
const datedTable = (section: Section, setting: WordSetting): DocxBlock[] =>
  section.blocks.every(({ left }) => left === null)
    ? wordSection(section, setting)
    : [
        ...wordHeading(section.heading, setting),
        {
          widths: [0.25, 0.75],
          rows: section.blocks.map(({ left, rows }) => [
            [wordRow({ text: left ?? '' })],
            rows.map((row) => wordRow(row)),
          ]),
        },
      ];

const asWord = (
  { head, contact, sections, foot }: Paper,
  { container, gaps }: Forms,
  random: Random,
): Uint8Array => {
  const setting = { styled: random() < 0.4, gaps: gaps === 'wide' };
  const top = head.map((row) => wordRow(row));
  const lines = contact.map((row) => wordRow(row));
  const end = foot.map((text) => wordRow({ text }));
  const at = (side: Section['at']): DocxBlock[] =>
    sections
      .filter((section) => section.at === side)
      .flatMap((section) => wordSection(section, setting));
  if (container === 'docxDates')
    return makeDocx([
      ...top,
      ...lines,
      ...sections.flatMap((one) => datedTable(one, setting)),
      ...end,
    ]);
  if (container === 'docxLabels')
    return makeDocx([
      ...top,
      ...lines,
      {
        widths: [0.25, 0.75],
        rows: sections.map(({ heading, blocks }) => [
          wordHeading(heading ?? '', { ...setting, styled: false }),
          blocks.flatMap((block) => wordBlock(block, setting.gaps)),
        ]),
      },
      ...end,
    ]);
  if (container === 'docxSide') {
    const cells = SIDES.map((side) => [...(side === 'side' ? lines : []), ...at(side)]);
    return makeDocx([...top, { widths: [0.32, 0.68], rows: [cells] }, ...end]);
  }
  if (container === 'docxBoxes')
    return makeDocx([
      ...top,
      { textBox: lines },
      ...sections.map((one): DocxBlock => ({ textBox: wordSection(one, setting) })),
      ...end,
    ]);
  const body = [...top, ...lines, ...sections.flatMap((one) => wordSection(one, setting))];
  return foot.length > 0 && random() < 0.5
    ? makeDocx(body, { footer: end })
    : makeDocx([...body, ...end]);
};

const allRows = ({ head, contact, sections, foot }: Paper): { row: Row; heading: boolean }[] => [
  ...[...head, ...contact].map((row) => ({ row, heading: false })),
  ...sections.flatMap(({ heading, blocks }) => [
    ...(heading === null ? [] : [{ row: { text: heading }, heading: true }]),
    ...blocks.flatMap((block) => withLeft(block).map((row) => ({ row, heading: false }))),
  ]),
  ...foot.map((text) => ({ row: { text }, heading: false })),
];

const asOdt = (paper: Paper): Uint8Array => {
  const inner = (text: string): string =>
    escaped(text)
      .replaceAll('<b>', '<text:span text:style-name="B">')
      .replaceAll('</b>', '</text:span>')
      .replaceAll('\t', '<text:tab/>');
  const body = allRows(paper).map(({ row, heading }) => {
    if (heading) return `<text:h text:outline-level="1">${inner(row.text)}</text:h>`;
    const told = `<text:p>${inner(row.look === undefined || row.look === 'bullet' ? row.text : `<b>${row.text}</b>`)}</text:p>`;
    return row.look === 'bullet'
      ? `<text:list><text:list-item>${told}</text:list-item></text:list>`
      : told;
  });
  return makeOdt(body.join(''));
};

const asHtml = (paper: Paper): Uint8Array => {
  const body = allRows(paper).map(({ row, heading }) => {
    const text = escaped(row.text).replaceAll('\t', ' &nbsp; &nbsp; &nbsp; ');
    if (heading) return `<h2>${text}</h2>`;
    if (row.look === 'bullet') return `<ul><li>${text}</li></ul>`;
    return row.look === 'name' || row.look === 'spaced' ? `<h1>${text}</h1>` : `<p>${text}</p>`;
  });
  return utf8(
    `<!doctype html><html lang="fr"><meta charset="utf-8"><body>${body.join('\n')}</body></html>`,
  );
};

/** Makes the file that the forms of a paper ask for. */
export const fileOf = (paper: Paper, forms: Forms, random: Random): FormFile => {
  const { container } = forms;
  if (container.startsWith('pdf')) return { kind: 'page', html: pageOf(paper, forms, random) };
  if (container.startsWith('docx'))
    return { kind: 'file', extension: 'docx', bytes: asWord(paper, forms, random) };
  if (container === 'odt') return { kind: 'file', extension: 'odt', bytes: asOdt(paper) };
  return container === 'html'
    ? { kind: 'file', extension: 'html', bytes: asHtml(paper) }
    : { kind: 'file', extension: 'txt', bytes: asText(paper, forms) };
};
