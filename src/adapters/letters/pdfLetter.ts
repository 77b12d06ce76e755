import { PDFDocument, StandardFonts, rgb } from '@cantoo/pdf-lib';
import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';

import { paragraphText } from '#/domain/letters/letterDraft';
import type { LetterContent } from '#/domain/letters/letterDraft';
import { OBJECT_LABEL } from '#/domain/letters/letterText.fr';

/** Characters of the PDF standard fonts beyond Latin-1 (Windows code page 1252). */
const BEYOND_LATIN =
  '\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178';

const fits = (char: string): boolean =>
  (char >= ' ' && char <= '~') ||
  (char >= '\u00a0' && char <= '\u00ff') ||
  BEYOND_LATIN.includes(char);

/** What stands for a character that the fonts do not have; a letter without its marks where that helps. */
const substitute = (char: string): string => {
  if (char === '\u202f' || char === '\u2007') return '\u00a0';
  if (char === '\u2011' || char === '\u2010') return '-';
  const plain = char.normalize('NFD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every(fits) ? plain : '?';
};

type AnsiText = {
  readonly text: string;
  /** Some letter had to be replaced. */
  readonly lossy: boolean;
};

/** A text that the standard fonts of PDF can show; spaces of another width are no loss. */
export const toWinAnsi = (original: string): AnsiText => {
  let text = '';
  let lossy = false;
  for (const char of original.normalize('NFC')) {
    if (fits(char) || char === '\n') text += char;
    else {
      text += substitute(char);
      if (/[\p{L}\p{N}]/u.test(char)) lossy = true;
    }
  }
  return { text, lossy };
};

// Points: 72 to an inch. A4 is 210 by 297 millimetres.
const MM = 72 / 25.4;
const PAGE = { width: 210 * MM, height: 297 * MM } as const;
const MARGIN = 25 * MM;
const READER = 110 * MM;
const INK = rgb(0.1, 0.13, 0.2);

/** Sizes tried in turn until the letter holds on one page; the last one flows over several. */
const SIZES = [11, 10.5, 10, 9.5] as const;

type Fonts = { readonly plain: PDFFont; readonly bold: PDFFont };
type Run = {
  readonly text: string;
  readonly x: number;
  readonly font: PDFFont;
};
/** A line of the page, or a space between blocks. */
type Row = { readonly runs: readonly Run[]; readonly height: number };

const wrap = (text: string, font: PDFFont, size: number, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const piece of text.split('\n')) {
    let line = '';
    for (const word of piece.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
};

/** Every line of the letter, from the top. */
const rowsOf = (
  { frame, paragraphs }: LetterContent,
  { plain, bold }: Fonts,
  size: number,
): readonly Row[] => {
  const leading = size * 1.45;
  const rows: Row[] = [];
  const space = (lines: number): void => {
    rows.push({ runs: [], height: leading * lines });
  };
  const put = (text: string, x: number, font = plain): void => {
    for (const line of wrap(text, font, size, PAGE.width - MARGIN - x))
      rows.push({ runs: [{ text: line, x, font }], height: leading });
  };
  frame.sender.forEach((line, index) => put(line, MARGIN, index === 0 ? bold : plain));
  space(1);
  for (const line of frame.recipient) put(line, READER);
  space(frame.recipient.length > 0 ? 1 : 0);
  put(frame.placeAndDate, READER);
  space(1.5);
  if (frame.object !== '') {
    const label = bold.widthOfTextAtSize(OBJECT_LABEL, size);
    const [first = '', ...rest] = wrap(frame.object, plain, size, PAGE.width - 2 * MARGIN - label);
    rows.push({
      runs: [
        { text: OBJECT_LABEL, x: MARGIN, font: bold },
        { text: first, x: MARGIN + label, font: plain },
      ],
      height: leading,
    });
    for (const line of rest)
      rows.push({ runs: [{ text: line, x: MARGIN + label, font: plain }], height: leading });
    space(1);
  }
  put(frame.appeal, MARGIN);
  for (const paragraph of paragraphs) {
    space(0.6);
    put(paragraphText(paragraph), MARGIN);
  }
  space(1.5);
  put(frame.signature, READER);
  return rows;
};

const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

const draw = (file: PDFDocument, rows: readonly Row[], size: number): void => {
  let page: PDFPage = file.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - MARGIN;
  for (const { runs, height } of rows) {
    if (y - height < MARGIN && runs.length > 0) {
      page = file.addPage([PAGE.width, PAGE.height]);
      y = PAGE.height - MARGIN;
    }
    y -= height;
    for (const { text, x, font } of runs) page.drawText(text, { x, y, size, font, color: INK });
  }
};

const ansi = (content: LetterContent): { content: LetterContent; lossy: boolean } => {
  let lossy = false;
  const convert = (text: string): string => {
    const converted = toWinAnsi(text);
    lossy ||= converted.lossy;
    return converted.text;
  };
  const { frame } = content;
  const converted: LetterContent = {
    ...content,
    frame: {
      sender: frame.sender.map(convert),
      recipient: frame.recipient.map(convert),
      placeAndDate: convert(frame.placeAndDate),
      object: convert(frame.object),
      appeal: convert(frame.appeal),
      signature: convert(frame.signature),
    },
    paragraphs: content.paragraphs.map((paragraph) => ({
      ...paragraph,
      edited: convert(paragraphText(paragraph)),
    })),
  };
  return { content: converted, lossy };
};

export type PdfLetter = {
  readonly file: Blob;
  /** Some letter is outside the alphabet of the standard fonts and was written without its marks. */
  readonly lossy: boolean;
};

/** A letter as a PDF whose text can be selected: A4, one page where it holds. `now` dates the file. */
export const pdfLetter = async (
  letter: LetterContent,
  title: string,
  now: Date,
): Promise<PdfLetter> => {
  const { content, lossy } = ansi(letter);
  const file = await PDFDocument.create();
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setAuthor(letter.frame.signature);
  file.setLanguage('fr-FR');
  file.setCreationDate(now);
  file.setModificationDate(now);
  const fonts: Fonts = {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
  };
  const room = PAGE.height - 2 * MARGIN;
  const smallest = SIZES[SIZES.length - 1] ?? 9.5;
  const size = SIZES.find((one) => heightOf(rowsOf(content, fonts, one)) <= room) ?? smallest;
  draw(file, rowsOf(content, fonts, size), size);
  const bytes = await file.save();
  return { file: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), lossy };
};
