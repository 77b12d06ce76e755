import type { CvDocument, DocumentLine, LineRegion } from '#/domain/cv/document';
import { columnRowsUnfolded } from '#/domain/cv/lines/columnRows';
import { textStretches } from '#/domain/cv/lines/textColumns';

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const CONTROL = /(?!\t)\p{Cc}/gu;
const LIGATURES: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
};
const BULLET =
  /^\s*(?:[\u2022\u25cf\u25aa\u25e6\u2023\u00b7\u25a0\u27a2\u25ba\u2713*]|[-\u2013](?=\s))/u;
/** Pasted tables keep their columns as runs of spaces. */
const COLUMN_GAP = / {3,}/gu;

/** Joins words written one letter at a time ("C O N T A C T"); two spaces separate such words. */
const joinLetterSpaced = (text: string): string => {
  const trimmed = text.trim();
  const tokens = trimmed.split(/\s+/u);
  const single = tokens.filter((token) => /^\p{L}$/u.test(token)).length;
  if (single < 4 || single < tokens.length * 0.8) return text;
  return trimmed
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
};

const normalise = (raw: string): string =>
  joinLetterSpaced(
    raw
      .replace(INVISIBLE, '')
      .replace(/[\ufb00-\ufb04]/gu, (ligature) => LIGATURES[ligature] ?? ligature)
      .replace(CONTROL, ' ')
      .normalize('NFC'),
  )
    .replace(COLUMN_GAP, (gap, at: number) => (at === 0 ? gap : '\t'))
    .trim();

/** Adds the lines of one column; blank ones become the gap before the next. */
const put = (
  lines: DocumentLine[],
  column: readonly string[],
  region: LineRegion,
  block: number,
): void => {
  let blanks = 0;
  for (const raw of column) {
    const line = normalise(raw);
    if (line === '') {
      blanks += 1;
      continue;
    }
    lines.push({
      text: line,
      page: 1,
      region,
      fontSize: 0,
      bold: false,
      gapBefore: lines.length === 0 ? 0 : blanks,
      block,
      heading: false,
      bullet: BULLET.test(line),
      places: [],
    });
    blanks = 0;
  }
};

/** Turns text that the user pasted into a document; blank lines become gaps, nothing else is lost. */
export const documentFromText = (text: string, fileName: string): CvDocument => {
  const lines: DocumentLine[] = [];
  const stretches = textStretches(text.split(/\r\n?|[\n\u2028\u2029\u0085]/u));
  for (const [at, stretch] of stretches.entries()) {
    if (stretch.kind === 'lines') put(lines, stretch.lines, 'body', at * 2);
    else {
      put(lines, stretch.main, 'body', at * 2);
      put(lines, stretch.side, 'side', at * 2 + 1);
    }
  }
  const read = columnRowsUnfolded(lines);
  const undecodable = [...text].filter((char) => char === '\ufffd').length;
  return {
    fileName,
    format: 'text',
    pages: 1,
    pageSizes: [],
    lines: read,
    text: read.map((line) => line.text).join('\n'),
    layout: {
      columns: stretches.some(({ kind }) => kind === 'columns') ? 2 : 1,
      tables: read.some((line) => line.text.includes('\t')),
      textBoxes: false,
      images: 0,
      undecodable: text === '' ? 0 : undecodable / text.length,
    },
  };
};
