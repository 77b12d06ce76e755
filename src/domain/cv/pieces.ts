import type { Confidence, Read, TextRange } from '#/domain/cv/cv';

/** Words of a document with their range; `text` is always the exact slice. */
export type Piece = TextRange & { readonly text: string };

const EDGES = /[\s\u00a0\u202f,;:|\u2022\u00b7\u25cf\u25aa\u2013\u2014\-/\u2192>*]/u;
const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['\u00ab', '\u00bb'],
  ['"', '"'],
];

/** The piece of `text` between two offsets. */
export const pieceOf = (text: string, start: number, end: number): Piece => ({
  start,
  end,
  text: text.slice(start, end),
});

/** Drops spaces, separators and unbalanced or enclosing brackets at both ends. */
export const trimPiece = (piece: Piece): Piece => {
  let { start, end, text } = piece;
  const cut = (left: number, right: number): void => {
    start += left;
    end -= right;
    text = text.slice(left, text.length - right);
  };
  let changed = true;
  while (changed && text !== '') {
    changed = false;
    if (EDGES.test(text.charAt(0))) {
      cut(1, 0);
      changed = true;
    } else if (EDGES.test(text.charAt(text.length - 1))) {
      cut(0, 1);
      changed = true;
    } else {
      for (const [open, close] of PAIRS) {
        const first = text.charAt(0) === open;
        const last = text.charAt(text.length - 1) === close;
        if (first && last && text.length > 1 && text.indexOf(close, 1) === text.length - 1) {
          cut(1, 1);
          changed = true;
        } else if (first && text.indexOf(close, 1) < 0) {
          cut(1, 0);
          changed = true;
        } else if (last && text.lastIndexOf(open, text.length - 2) < 0) {
          cut(0, 1);
          changed = true;
        }
        if (changed) break;
      }
    }
  }
  return { start, end, text };
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

/** A value read word for word. */
export const readPiece = (piece: Piece, confidence: Confidence): Read<string> => ({
  value: piece.text,
  source: { start: piece.start, end: piece.end },
  confidence,
});
