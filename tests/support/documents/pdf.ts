import { zlibSync } from 'fflate';

/** A text placed on a page: points from its left and top edges, `y` at the baseline. */
export type PlacedText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** Extra space after each letter, in points. */
  readonly letterSpacing?: number;
};

export type PdfPage = readonly PlacedText[];

export const PAGE_WIDTH = 595;
export const PAGE_HEIGHT = 842;
const DEFAULT_SIZE = 10;

/** Windows-1252 bytes of the characters above Latin-1 that French texts use. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '\u20ac': 0x80,
  '\u2026': 0x85,
  '\u0152': 0x8c,
  '\u2018': 0x91,
  '\u2019': 0x92,
  '\u201c': 0x93,
  '\u201d': 0x94,
  '\u2022': 0x95,
  '\u2013': 0x96,
  '\u2014': 0x97,
  '\u0153': 0x9c,
};

/** The bytes of a text in Windows-1252; a character that has none becomes a question mark. */
export const toWindows1252 = (text: string): readonly number[] =>
  [...text].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    return WINDOWS_1252[char] ?? (code < 0x100 ? code : 0x3f);
  });

const hex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

const contentOf = (page: PdfPage): string =>
  page
    .map(({ text, x, y, size = DEFAULT_SIZE, bold = false, letterSpacing = 0 }) =>
      [
        'BT',
        `/${bold ? 'F2' : 'F1'} ${size} Tf`,
        `${letterSpacing} Tc`,
        `1 0 0 1 ${x} ${PAGE_HEIGHT - y} Tm`,
        `<${hex(toWindows1252(text))}> Tj`,
        'ET',
      ].join(' '),
    )
    .join('\n');

/** Writes numbered objects as a PDF file; `trailer` holds entries beside the root and the size. */
const writeFile = (objects: readonly string[], trailer = ''): Uint8Array => {
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (char) => char.charCodeAt(0));
};

const stream = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

const helvetica = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

type FileParts = {
  readonly contents: readonly string[];
  readonly resources: string;
  readonly extra: readonly string[];
};

/** Objects 1 and 2 are the catalogue and the page tree; `extra` objects start at 3. */
const assemble = ({ contents, resources, extra }: FileParts, trailer = ''): Uint8Array => {
  const firstPage = 3 + extra.length;
  const kids = contents.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const pages = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Resources << ${resources} >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
    stream(content),
  ]);
  return writeFile(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
      ...extra,
      ...pages,
    ],
    trailer,
  );
};

const TEXT_RESOURCES = '/Font << /F1 3 0 R /F2 4 0 R >>';
const TEXT_FONTS = [helvetica('Helvetica'), helvetica('Helvetica-Bold')] as const;

/** Writes a PDF of texts at given places, in Helvetica. */
export const makePlacedPdf = (pages: readonly PdfPage[]): Uint8Array =>
  assemble({ contents: pages.map(contentOf), resources: TEXT_RESOURCES, extra: TEXT_FONTS });

/** Writes a PDF of one page from raw page content; `F1` is Helvetica and `F2` its bold. */
export const makeContentPdf = (content: string): Uint8Array =>
  assemble({ contents: [content], resources: TEXT_RESOURCES, extra: TEXT_FONTS });

/** The operators that place texts, to be mixed with others in `makeContentPdf`. */
export const textContent = (texts: PdfPage): string => contentOf(texts);

/** A line of a simple PDF: a heading is larger and bold. */
export type PdfLine =
  | string
  | { readonly text: string; readonly heading?: boolean; readonly bold?: boolean };

const MARGIN = 50;
const LEADING = 15;
const HEADING_SIZE = 13;

/** Places lines below one another; a longer list than `rows` goes on with the next page. */
export const placeLines = (
  lines: readonly PdfLine[],
  x: number,
  top: number,
  leading = LEADING,
): PdfPage =>
  lines.map((line, index) => {
    const {
      text,
      heading = false,
      bold = false,
    } = typeof line === 'string' ? { text: line } : line;
    return {
      text,
      x,
      y: top + index * leading,
      size: heading ? HEADING_SIZE : DEFAULT_SIZE,
      bold: heading || bold,
    };
  });

/** Writes lines as a one-column PDF of as many pages as they need. */
export const makePdf = (lines: readonly PdfLine[]): Uint8Array => {
  const perPage = Math.floor((PAGE_HEIGHT - 2 * MARGIN) / LEADING);
  const pages: PdfPage[] = [];
  for (let at = 0; at < Math.max(lines.length, 1); at += perPage)
    pages.push(placeLines(lines.slice(at, at + perPage), MARGIN, MARGIN + LEADING));
  return makePlacedPdf(pages);
};

export type TwoColumns = {
  readonly header?: readonly PdfLine[];
  readonly left: readonly PdfLine[];
  readonly right: readonly PdfLine[];
  /** Where the right column starts, in points. */
  readonly gutter?: number;
  /** Leading of the left column: different from 15 puts its lines between those of the right one. */
  readonly leftLeading?: number;
};

/** Writes a page with a header across and two columns below it, drawn line by line across the page. */
export const makeTwoColumnPdf = ({
  header = [],
  left,
  right,
  gutter = 230,
  leftLeading = LEADING,
}: TwoColumns): Uint8Array => {
  const top = MARGIN + (header.length + 2) * LEADING;
  const page = [
    ...placeLines(left, MARGIN, top, leftLeading),
    ...placeLines(right, gutter, top),
  ].toSorted((a, b) => a.y - b.y);
  return makePlacedPdf([[...placeLines(header, MARGIN, MARGIN + LEADING), ...page]]);
};

const IMAGE_SIDE = 8;

const picture = (): string =>
  stream(
    String.fromCharCode(
      ...Array.from({ length: IMAGE_SIDE * IMAGE_SIDE }, (_, index) => (index * 37) % 251),
    ),
    `/Type /XObject /Subtype /Image /Width ${IMAGE_SIDE} /Height ${IMAGE_SIDE} /ColorSpace /DeviceGray /BitsPerComponent 8`,
  );

/** Writes one page of lines with a picture of the given size, in points, at its bottom left. */
export const makePicturedPdf = (
  lines: readonly PdfLine[],
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array =>
  assemble({
    contents: [
      `q ${width} 0 0 ${height} 0 0 cm /Im1 Do Q\n${contentOf(placeLines(lines, MARGIN, MARGIN + LEADING))}`,
    ],
    resources: `${TEXT_RESOURCES} /XObject << /Im1 5 0 R >>`,
    extra: [...TEXT_FONTS, picture()],
  });

/** Writes a page of small filled shapes and no text, as a program does that turns letters into drawings. */
export const makeDrawnPdf = (shapes: number): Uint8Array =>
  assemble({
    contents: [
      Array.from(
        { length: shapes },
        (_, index) => `${50 + (index % 40) * 12} ${700 - Math.floor(index / 40) * 15} 5 7 re f`,
      ).join('\n'),
    ],
    resources: TEXT_RESOURCES,
    extra: TEXT_FONTS,
  });

/** Writes a PDF whose pages hold a picture and no text, as a scanner does. */
export const makeScannedPdf = (pages = 1): Uint8Array => {
  const content = `q ${PAGE_WIDTH} 0 0 ${PAGE_HEIGHT} 0 0 cm /Im1 Do Q`;
  return assemble({
    contents: Array.from({ length: pages }, () => content),
    resources: '/XObject << /Im1 3 0 R >>',
    extra: [picture()],
  });
};

/** Writes a PDF that asks for a password: no empty password opens it. */
export const makeEncryptedPdf = (lines: readonly PdfLine[] = ['secret']): Uint8Array => {
  const key = (seed: number): string =>
    hex(Array.from({ length: 32 }, (_, index) => (index * seed) % 256));
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key(7)}> /U <${key(11)}> >> /ID [<${key(3)}> <${key(3)}>]`;
  return assemble(
    {
      contents: [contentOf(placeLines(lines, MARGIN, MARGIN))],
      resources: TEXT_RESOURCES,
      extra: TEXT_FONTS,
    },
    encrypt,
  );
};

const FIRST_GLYPH = 3;
const GLYPHS = 60;

/** Writes a PDF whose font numbers its glyphs and does not say which letters they are. */
export const makeUndecodablePdf = (lines: readonly string[]): Uint8Array => {
  const fonts = [
    '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Subset /Encoding /Identity-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Subset /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 5 0 R /DW 500 >>',
    '<< /Type /FontDescriptor /FontName /ABCDEF+Subset /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ];
  const glyph = (char: string): number => FIRST_GLYPH + ((char.codePointAt(0) ?? 0) % GLYPHS);
  const content = lines
    .map((line, index) => {
      const codes = hex([...line].flatMap((char) => [0, glyph(char)]));
      return `BT /F1 10 Tf 1 0 0 1 ${MARGIN} ${PAGE_HEIGHT - MARGIN - index * LEADING} Tm <${codes}> Tj ET`;
    })
    .join('\n');
  return assemble({ contents: [content], resources: '/Font << /F1 3 0 R >>', extra: fonts });
};

/** Writes a PDF whose page draws a form that draws the next one `calls` times, `depth` forms deep. */
export const makeNestedFormsPdf = (depth: number, calls: number): Uint8Array => {
  const forms = Array.from({ length: depth }, (_, at) => {
    const last = at === depth - 1;
    const resources = last ? '' : `/Resources << /XObject << /X ${6 + at} 0 R >> >>`;
    return stream(
      last ? '0 0 1 1 re f' : '/X Do '.repeat(calls),
      `/Type /XObject /Subtype /Form /BBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] ${resources}`,
    );
  });
  return assemble({
    contents: [`${textContent([{ text: 'Ada LUNE', x: 50, y: 60 }])} /X Do`],
    resources: `${TEXT_RESOURCES} /XObject << /X 5 0 R >>`,
    extra: [...TEXT_FONTS, ...forms],
  });
};

/** Writes a PDF whose content is deflated twice, so that a few kilobytes of file become `size` bytes. */
export const makeDoubledFlatePdf = (size: number, name = 'FlateDecode'): Uint8Array => {
  const packed = zlibSync(zlibSync(new Uint8Array(size).fill(0x20), { level: 9 }), { level: 9 });
  const data = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return writeFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Contents 4 0 R >>`,
    stream(data, `/Filter [ /${name} /${name} ]`),
  ]);
};
