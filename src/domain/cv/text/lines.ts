import type { CvSection } from '#/domain/cv/cv';
import type { CvDocument, DocumentLine } from '#/domain/cv/document';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { pieceOf, splitPiece, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { remembered } from '#/domain/shared/remembered';

/** A line of the document as the reader sees it; offsets count in `CvDocument.text`. */
export type CvLine = {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** `alignedKey` of the text. */
  readonly key: string;
  readonly source: DocumentLine;
  readonly bullet: boolean;
  /** The words after the bullet or icon that may open the line. */
  readonly body: Piece;
};

/** What told the section of a run: a heading's words, its look with what stands below, a label on the line, the content alone. */
export type RunEvidence = 'heading' | 'look' | 'label' | 'content';

/** A run of lines under one heading, without the heading itself. */
export type SectionRun = {
  readonly section: CvSection;
  readonly heading: CvLine | null;
  readonly told: RunEvidence;
  readonly lines: readonly CvLine[];
};

const BULLET =
  /^[\s\u00a0]*(?:[\u2022\u25cf\u25aa\u25ab\u25e6\u2023\u00b7\u2219\u25cb\u25a0\u25a1\u27a2\u27a4\u25ba\u25b6\u2713\u2714\u2726\u25c6\u25c7\u2043\u2212\uf0b7\uf0a7\uf0d8*\u00bb>]|[-\u2013\u2014](?=[\s\u00a0]))[\s\u00a0]*/u;

/** Letters that symbol fonts draw as bullets, before an item that begins with a capital. */
const DRAWN_LETTER = /^[lnquv\u00fc\u00d8] (?=\p{Lu})/u;
/** Fewer lines that begin with one lone letter may do so by chance. */
const LEAST_DRAWN = 4;

/** Marks such as "l " or "q " that stand before many lines: a bullet whose font was lost. */
const drawnMarks = ({ lines }: CvDocument): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const mark = DRAWN_LETTER.exec(text)?.[0];
    if (mark !== undefined) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= LEAST_DRAWN).map(([mark]) => mark));
};

const NUMBERED = /^[\s\u00a0]*(\d{1,2})\s?[.)/-][\s\u00a0]+(?=\p{L})/u;
/** Fewer lines that count up may be numbered headings, and a heading has fewer words. */
const LEAST_NUMBERED = 3;
const LEAST_WORDS = 5;
/** Lines on which an item of a list may go on. */
const MOST_BETWEEN = 4;

/** "1. Salesman at Nordal", "2. Clerk at Laval": the lines of a list that counts up from one, with the number of each. */
const numberMarks = ({ lines }: CvDocument): ReadonlyMap<number, string> => {
  const lists: (readonly [number, string])[][] = [];
  let list: (readonly [number, string])[] = [];
  for (const [index, { text }] of lines.entries()) {
    const match = NUMBERED.exec(text);
    if (match === null || wordCount(text) < LEAST_WORDS) continue;
    const count = Number(match[1]);
    const last = list.at(-1)?.[0] ?? index;
    const goesOn = count === list.length + 1 && index - last <= MOST_BETWEEN;
    if (!goesOn) list = [];
    if (count !== list.length + 1) continue;
    if (count === 1) lists.push(list);
    list.push([index, match[0]]);
  }
  return new Map(lists.filter(({ length }) => length >= LEAST_NUMBERED).flat());
};

/** Lines longer than this are never split into fields: it keeps every pattern linear on junk. */
export const MAX_LINE = 1000;

/** The lines of a document with their offsets. */
export const linesOf = (document: CvDocument): CvLine[] => {
  const lines: CvLine[] = [];
  const drawn = drawnMarks(document);
  const numbers = numberMarks(document);
  let start = 0;
  for (const [index, source] of document.lines.entries()) {
    const end = start + source.text.length;
    const text = source.text;
    const letter = DRAWN_LETTER.exec(text)?.[0] ?? '';
    const mark = BULLET.exec(text)?.[0] ?? numbers.get(index) ?? (drawn.has(letter) ? letter : '');
    const body = trimSpaces(pieceOf(text, mark.length, text.length));
    lines.push({
      index,
      start,
      end,
      text,
      key: alignedKey(text),
      source,
      bullet: source.bullet || mark !== '',
      body: { start: start + body.start, end: start + body.end, text: body.text },
    });
    start = end + 1;
  }
  return lines;
};

const trimSpaces = (piece: Piece): Piece => {
  const left = piece.text.length - piece.text.trimStart().length;
  const text = piece.text.trim();
  return { start: piece.start + left, end: piece.start + left + text.length, text };
};

/** The key of a piece that lies inside a line. */
export const keyIn = (line: CvLine, piece: Piece): string =>
  line.key.slice(piece.start - line.start, piece.end - line.start);

/** The line without its first characters, which a heading, a label or a cell took. */
export const lineFrom = (line: CvLine, length: number): CvLine => {
  const text = line.text.slice(length);
  const lead = text.length - text.trimStart().length;
  const start = line.start + length + lead;
  const trimmed = text.trim();
  return {
    ...line,
    start,
    text: line.text.slice(length + lead),
    key: line.key.slice(length + lead),
    bullet: false,
    body: { start, end: start + trimmed.length, text: trimmed },
  };
};

/** The tab-separated cells of a line, after its bullet. */
export const cellsOf = (line: CvLine): Piece[] =>
  splitPiece(line.body, keyIn(line, line.body), /\t/gu).map(trimPiece);

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const MOST_REMEMBERED = 2000;

/** All its letters are capitals, and there are at least three. */
export const isCapitals = remembered(MOST_REMEMBERED, (text): boolean => {
  const only = letters(text);
  return only.length >= 3 && only === only.toUpperCase() && only !== only.toLowerCase();
});

/** Words, by spaces. */
export const wordCount = (text: string): number =>
  text.split(/[\s\u00a0]+/u).filter(Boolean).length;

/** Half-points and weight of the type that a line is set in. */
export const typeOf = ({ source: { fontSize, bold } }: CvLine): string =>
  `${Math.round(fontSize * 2)}|${bold ? 'b' : ''}`;

/** What distinguishes a line to the eye: same look, same role. */
export const lookOf = (line: CvLine): string =>
  `${typeOf(line)}|${isCapitals(line.text) ? 'c' : ''}`;
