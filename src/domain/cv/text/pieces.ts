import type { Confidence, Read } from '#/domain/cv/cv';
import type { TextRange } from '#/domain/shared/textRange';

/** Words of a document with their range; `text` is always the exact slice. */
export type Piece = TextRange & { readonly text: string };

const SEPARATOR =
  /[\s\u00a0\u202f,;:|\u2022\u00b7\u25cf\u25aa\u2013\u2014\-/\u2190-\u21ff=>*\u2600-\u27bf]/u;

/** A space, a separator, or one half of an icon (a surrogate, private use, a variation selector). */
const isEdge = (unit: string): boolean =>
  SEPARATOR.test(unit) ||
  (unit >= '\ud800' && unit <= '\uf8ff') ||
  unit === '\ufe0f' ||
  unit === '\ufffd' ||
  unit === '\u2026';

/** "2015 ..... Licence": what fills the line before a value. */
const LEADERS = /^[\s.\u2026_]{3,}/u;

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['\u00ab', '\u00bb'],
  ['"', '"'],
  ['\u201c', '\u201d'],
];

/** The piece of `text` between two offsets. */
export const pieceOf = (text: string, start: number, end: number): Piece => ({
  start,
  end,
  text: text.slice(start, end),
});

/** A part of a piece, between two offsets of its own text. */
export const slicePiece = (piece: Piece, { start, end }: TextRange): Piece => ({
  start: piece.start + start,
  end: piece.start + end,
  text: piece.text.slice(start, end),
});

/** Bracket levels that one value may carry around itself. */
const MAX_BRACKETS = 4;

/** How many brackets to drop at each end: enclosing or unbalanced ones; null when there is none. */
const brackets = (text: string): readonly [number, number] | null => {
  const first = text.charAt(0);
  const last = text.charAt(text.length - 1);
  for (const [open, close] of PAIRS) {
    const opens = first === open;
    const closes = last === close;
    if (opens && closes && text.length > 1 && text.indexOf(close, 1) === text.length - 1)
      return [1, 1];
    if (opens && !text.includes(close, 1)) return [1, 0];
    if (last === open && open !== close) return [0, 1];
    if (closes && text.lastIndexOf(open, text.length - 2) < 0) return [0, 1];
  }
  return null;
};

/** Drops spaces, icons, separators and unbalanced or enclosing brackets at both ends. */
export const trimPiece = (piece: Piece): Piece => {
  const { text } = piece;
  let from = 0;
  let to = text.length;
  for (let round = 0; round <= MAX_BRACKETS; round += 1) {
    from += LEADERS.exec(text.slice(from, to))?.[0].length ?? 0;
    while (from < to && isEdge(text.charAt(from))) from += 1;
    while (from < to && isEdge(text.charAt(to - 1))) to -= 1;
    const drop = from < to ? brackets(text.slice(from, to)) : null;
    if (drop === null) break;
    from += drop[0];
    to -= drop[1];
  }
  return { start: piece.start + from, end: piece.start + to, text: text.slice(from, to) };
};

/** Splits a piece at every match of a global pattern run on its key; empty parts are dropped. */
export const splitPiece = (piece: Piece, key: string, separator: RegExp): Piece[] => {
  const parts: Piece[] = [];
  let from = 0;
  const push = (to: number): void => {
    const part = trimPiece(pieceOf(piece.text, from, to));
    if (part.text !== '')
      parts.push({ start: piece.start + part.start, end: piece.start + part.end, text: part.text });
  };
  for (const match of key.matchAll(separator)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(piece.text.length);
  return parts;
};

/** "Studio Nord (six mois," before a date: the bracket that the date closes holds another thing. */
export const atOpenBracket = (piece: Piece): Piece[] => {
  const at = piece.text.lastIndexOf('(');
  if (at <= 0 || piece.text.includes(')', at)) return [piece];
  return [
    trimPiece({ start: piece.start, end: piece.start + at, text: piece.text.slice(0, at) }),
    trimPiece({ start: piece.start + at + 1, end: piece.end, text: piece.text.slice(at + 1) }),
  ].filter(({ text }) => text !== '');
};

/** A value read word for word; a tab between its words reads as a space. */
export const readPiece = (piece: Piece, confidence: Confidence): Read<string> => ({
  value: piece.text.replaceAll('\t', ' '),
  source: { start: piece.start, end: piece.end },
  confidence,
});
