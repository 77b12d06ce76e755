import { strToU8, zipSync, type Zippable } from 'fflate';

/** A paragraph of a DOCX: plain text, or what it looks like beside. Tabs and line feeds become marks. */
export type DocxParagraph =
  | string
  | {
      readonly text: string;
      readonly heading?: boolean;
      readonly bold?: boolean;
      readonly bullet?: boolean;
      /** Half-points. */
      readonly size?: number;
    };

/** What a body may hold; raw XML serves for the rare constructions. */
export type DocxBlock =
  | DocxParagraph
  | {
      readonly rows: readonly (readonly (readonly DocxBlock[])[])[];
      readonly widths?: readonly number[];
    }
  | { readonly textBox: readonly DocxBlock[] }
  | { readonly xml: string };

export type DocxOptions = {
  readonly header?: readonly DocxBlock[];
  readonly footer?: readonly DocxBlock[];
};

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TABLE_WIDTH = 9000;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const runText = (text: string): string =>
  text
    .split(/(\t|\n)/u)
    .map((part) => {
      if (part === '\t') return '<w:tab/>';
      return part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${escape(part)}</w:t>`;
    })
    .join('');

const paragraphXml = (paragraph: DocxParagraph): string => {
  const { text, heading, bold, bullet, size } =
    typeof paragraph === 'string' ? { text: paragraph } : { ...paragraph };
  const style = heading === true ? '<w:pStyle w:val="Heading1"/>' : '';
  const list = bullet === true ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  const look = `${bold === true ? '<w:b/>' : ''}${size === undefined ? '' : `<w:sz w:val="${size}"/>`}`;
  return `<w:p><w:pPr>${style}${list}</w:pPr><w:r><w:rPr>${look}</w:rPr>${runText(text)}</w:r></w:p>`;
};

const textBoxXml = (blocks: readonly DocxBlock[]): string => {
  const content = `<w:txbxContent>${blocksXml(blocks)}</w:txbxContent>`;
  // Word writes a text box twice: for itself and, as a fallback, for older versions.
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${content}</w:drawing></mc:Choice><mc:Fallback><w:pict>${content}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
};

const tableXml = (
  rows: readonly (readonly (readonly DocxBlock[])[])[],
  widths: readonly number[] | undefined,
): string => {
  const columns = Math.max(...rows.map((row) => row.length));
  const share = (column: number): number =>
    Math.round(TABLE_WIDTH * (widths?.[column] ?? 1 / columns));
  const grid = Array.from(
    { length: columns },
    (_, column) => `<w:gridCol w:w="${share(column)}"/>`,
  ).join('');
  const body = rows
    .map((row) => {
      const cells = row.map(
        (cell, column) =>
          `<w:tc><w:tcPr><w:tcW w:type="dxa" w:w="${share(column)}"/></w:tcPr>${blocksXml(cell)}</w:tc>`,
      );
      return `<w:tr>${cells.join('')}</w:tr>`;
    })
    .join('');
  return `<w:tbl><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>`;
};

const blockXml = (block: DocxBlock): string => {
  if (typeof block === 'string' || 'text' in block) return paragraphXml(block);
  if ('rows' in block) return tableXml(block.rows, block.widths);
  return 'textBox' in block ? textBoxXml(block.textBox) : block.xml;
};

const blocksXml = (blocks: readonly DocxBlock[]): string => blocks.map(blockXml).join('');

const part = (root: string, inner: string): Uint8Array =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${root} xmlns:w="${MAIN}" xmlns:r="${RELATIONS}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${inner}</w:${root}>`,
  );

const STYLES =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>';

const relationXml = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

const relationsPart = (relations: readonly string[]): Uint8Array =>
  strToU8(`<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`);

/** The parts of a DOCX package before they are zipped. */
export const docxParts = (
  blocks: readonly DocxBlock[],
  { header, footer }: DocxOptions = {},
): Record<string, Uint8Array> => {
  const overrides = [
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>',
  ];
  return {
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`,
    ),
    '_rels/.rels': relationsPart([relationXml('rId1', 'officeDocument', 'word/document.xml')]),
    'word/_rels/document.xml.rels': relationsPart([
      relationXml('rId1', 'styles', 'styles.xml'),
      ...(header === undefined ? [] : [relationXml('rId2', 'header', 'header1.xml')]),
      ...(footer === undefined ? [] : [relationXml('rId3', 'footer', 'footer1.xml')]),
    ]),
    'word/styles.xml': part('styles', STYLES),
    ...(header === undefined ? {} : { 'word/header1.xml': part('hdr', blocksXml(header)) }),
    ...(footer === undefined ? {} : { 'word/footer1.xml': part('ftr', blocksXml(footer)) }),
    'word/document.xml': part('document', `<w:body>${blocksXml(blocks)}</w:body>`),
  };
};

/** Writes a DOCX. */
export const makeDocx = (blocks: readonly DocxBlock[], options?: DocxOptions): Uint8Array =>
  zipSync(docxParts(blocks, options));

const BOMB_BYTES = 64 * 1024 * 1024;

/** Writes a DOCX of a few kilobytes whose main part inflates to 64 MB. */
export const makeZipBomb = (): Uint8Array => {
  const parts: Zippable = { ...docxParts(['bomb']) };
  parts['word/document.xml'] = [new Uint8Array(BOMB_BYTES).fill(0x20), { level: 9 }];
  return zipSync(parts);
};

/** Writes a zip bomb that lies about its size, in both of its headers. */
export const makeLyingZipBomb = (): Uint8Array => {
  const bytes = makeZipBomb();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    const magic = view.getUint32(at, true);
    const sizeAt = magic === 0x04034b50 ? 22 : magic === 0x02014b50 ? 24 : 0;
    if (sizeAt > 0 && view.getUint32(at + sizeAt, true) === BOMB_BYTES)
      view.setUint32(at + sizeAt, 1000, true);
  }
  return bytes;
};

/** Writes a DOCX cut in the middle, as a broken download is. */
export const makeBrokenDocx = (): Uint8Array => {
  const whole = makeDocx(['Some text', 'Some more text']);
  return whole.slice(0, Math.floor(whole.length / 2));
};
