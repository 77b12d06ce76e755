import {
  beginText,
  endText,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFName,
  type PDFPage,
  setFillingRgbColor,
  setFontAndSize,
  setLineWidth,
  setStrokingRgbColor,
  setTextMatrix,
  showText,
  stroke,
} from '@cantoo/pdf-lib';

import { embedFont } from '#/adapters/pdf/embeddedFont';
import { readTrueType } from '#/adapters/pdf/trueType';

/** Bytes of the two weights. */
export type FontFiles = { readonly plain: ArrayBuffer; readonly bold: ArrayBuffer };
export type FontWeight = keyof FontFiles;

// Points: 72 to an inch. A4 is 210 by 297 millimetres.
export const MM = 72 / 25.4;
export const A4 = { width: 210 * MM, height: 297 * MM } as const;

/** Words of one line, from their left edge. */
export type PrintedRun = {
  readonly text: string;
  readonly x: number;
  readonly size: number;
  readonly weight: FontWeight;
  /** Less important: grey. */
  readonly muted?: boolean;
};

/** A line of the page, a rule across it, or a space. Heights are in points. */
export type PrintedRow = {
  readonly runs: readonly PrintedRun[];
  readonly height: number;
  /** A hairline under the row, between these edges. */
  readonly rule?: { readonly from: number; readonly to: number };
  /** Stands on the page of the row after it. */
  readonly withNext?: boolean;
};

/** Widths as the fonts make them. */
export type Measure = (text: string, weight: FontWeight, size: number) => number;

/** Cuts a text into lines that hold in a width; words are measured with their place in the text. Each line is a run of it, one sign after the one before. */
export const wrapped = (
  text: string,
  width: number,
  measure: (words: string, from: number) => number,
): readonly string[] => {
  const lines: string[] = [];
  let from = 0;
  for (const piece of text.split('\n')) {
    let line = '';
    for (const word of piece.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer, from) > width) {
        lines.push(line);
        from += line.length + 1;
        line = word;
      } else line = longer;
    }
    lines.push(line);
    from += line.length + 1;
  }
  return lines;
};

type Printed = {
  readonly title: string;
  readonly author: string;
  /** Dates the file. */
  readonly now: Date;
  readonly fonts: FontFiles;
  readonly margins: { readonly top: number; readonly bottom: number };
  /** The rows at a scale: the first whose rows hold on one page is taken, else the first of all, over several pages. */
  readonly scales: readonly number[];
  readonly rowsAt: (scale: number, measure: Measure) => readonly PrintedRow[];
};

export type PrintedFile = {
  readonly file: Blob;
  /** Some letter is not in the fonts and was written without its marks. */
  readonly lossy: boolean;
};

const INK = setFillingRgbColor(0.09, 0.12, 0.19);
const GREY = setFillingRgbColor(0.3, 0.34, 0.42);
const LINE = setStrokingRgbColor(0.62, 0.66, 0.72);

const heightOf = (rows: readonly PrintedRow[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

/** Rows that may not be parted, from one on. */
const heldTogether = (rows: readonly PrintedRow[], at: number): number => {
  let height = 0;
  for (const { runs, height: own, withNext } of rows.slice(at)) {
    height += own;
    // A blank under a heading parts nothing.
    if (withNext !== true && runs.length > 0) break;
  }
  return height;
};

type Fonts = Readonly<Record<FontWeight, ReturnType<typeof embedFont>>>;
type Page = { readonly page: PDFPage; readonly names: Readonly<Record<FontWeight, PDFName>> };

const newPage = (file: PDFDocument, fonts: Fonts): Page => {
  const page = file.addPage([A4.width, A4.height]);
  return {
    page,
    names: {
      plain: page.node.newFontDictionary('Plain', fonts.plain.ref),
      bold: page.node.newFontDictionary('Bold', fonts.bold.ref),
    },
  };
};

const drawRow = ({ page, names }: Page, fonts: Fonts, row: PrintedRow, y: number): void => {
  for (const { text, x, size, weight, muted } of row.runs)
    page.pushOperators(
      beginText(),
      muted === true ? GREY : INK,
      setFontAndSize(names[weight], size),
      setTextMatrix(1, 0, 0, 1, x, y),
      showText(fonts[weight].encode(text)),
      endText(),
    );
  if (row.rule)
    page.pushOperators(
      LINE,
      setLineWidth(0.6),
      moveTo(row.rule.from, y - 3),
      lineTo(row.rule.to, y - 3),
      stroke(),
    );
};

/** Prints rows on A4 with our own fonts embedded: the text can be selected and is read in the order of the rows. */
export const printPages = async ({
  title,
  author,
  now,
  fonts: files,
  margins,
  scales,
  rowsAt,
}: Printed): Promise<PrintedFile> => {
  const file = await PDFDocument.create();
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setAuthor(author);
  file.setLanguage('fr-FR');
  file.setCreationDate(now);
  file.setModificationDate(now);
  const fonts: Fonts = {
    plain: embedFont(file, readTrueType('LiberationSans', files.plain)),
    bold: embedFont(file, readTrueType('LiberationSans-Bold', files.bold)),
  };
  const measure: Measure = (text, weight, size) => fonts[weight].widthOf(text, size);
  const room = A4.height - margins.top - margins.bottom;
  const tried = scales.map((scale) => rowsAt(scale, measure));
  const rows = tried.find((one) => heightOf(one) <= room) ?? tried[0] ?? [];
  let page = newPage(file, fonts);
  let y = A4.height - margins.top;
  for (const [at, row] of rows.entries()) {
    const atTop = y === A4.height - margins.top;
    if (row.runs.length === 0 && atTop) continue;
    if (y - heldTogether(rows, at) < margins.bottom && row.runs.length > 0 && !atTop) {
      page = newPage(file, fonts);
      y = A4.height - margins.top;
    }
    y -= row.height;
    drawRow(page, fonts, row, y);
  }
  const lossy = [fonts.plain.finish(), fonts.bold.finish()].includes(true);
  const bytes = await file.save();
  return { file: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), lossy };
};
