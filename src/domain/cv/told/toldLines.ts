import { findDates } from '#/domain/cv/dates/dates';
import { GOES_ON } from '#/domain/cv/entries/wrappedLines';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { lookOf, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { slicePiece, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { FIRST_PERSON, SHORTENED } from '#/domain/cv/told/toldWords.fr';

/** A line, a sentence of a paragraph or one of several posts on a line: what can tell one post. */
export type Told = {
  readonly piece: Piece;
  readonly bullet: boolean;
  readonly prose: boolean;
  /** How its line is set. */
  readonly look: string;
  /** The date of the post, where it stands in another line. */
  readonly when: Piece | null;
  /** The piece joins the lines that together head one post. */
  readonly joined: boolean;
};

const SENTENCE_END = /[.!?]\s+(?=\p{Lu})/gu;
/** A paragraph has as many words, or more, on a line. */
const PARAGRAPH = 12;

const cutAt = (piece: Piece, cuts: readonly (readonly [number, number])[]): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [at, next] of [...cuts, [piece.text.length, piece.text.length] as const]) {
    pieces.push(trimPiece(slicePiece(piece, { start: from, end: at })));
    from = next;
  }
  return pieces.filter(({ text }) => text !== '');
};

/** "I worked as ... . I prepared ...": the sentences of a paragraph in the first person. */
const sentences = (piece: Piece): Piece[] => {
  const key = alignedKey(piece.text);
  const cuts = [...piece.text.matchAll(SENTENCE_END)]
    .filter(({ index }) => !SHORTENED.test(key.slice(0, index)))
    .map(({ index, 0: end }) => [index, index + end.length] as const);
  return cutAt(piece, cuts);
};

const POSTS_APART = /\s?;\s+/gu;

/** "2019 Nordal ; 2020 Laval": several posts on one line, each with its date. */
export const severalPosts = (piece: Piece): Piece[] => {
  const cuts = [...piece.text.matchAll(POSTS_APART)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  );
  const pieces = cutAt(piece, cuts);
  return pieces.length > 1 && pieces.every(({ text }) => findDates(alignedKey(text)).length > 0)
    ? pieces
    : [piece];
};

const isProse = ({ text }: Piece): boolean =>
  FIRST_PERSON.test(alignedKey(text)) && wordCount(text) >= PARAGRAPH && /\.\s*$/u.test(text);

/** Lines set so long are full: the next one in small letters goes on with them. */
const FULL_WIDTH = 70;

const wrapsOnto = (line: CvLine, next: CvLine): boolean => {
  if (next.bullet || next.source.gapBefore >= 0.5 || line.end + 1 !== next.start) return false;
  if (next.text.includes('\t') || line.source.page !== next.source.page) return false;
  const opens = /^[\p{Ll}(]/u.test(next.text);
  const goesOn = GOES_ON.test(line.key) && !/,\s*$/u.test(line.text);
  const dated = [line, next].filter(({ key }) => findDates(key).length > 0).length;
  // What follows the head of a post in small letters is what was done, however long that head is.
  return (goesOn && dated < 2) || (opens && dated === 0 && line.text.length >= FULL_WIDTH);
};

/** What the lines of a section tell, each post and each task apart; a full line is joined with the one it wraps onto. */
export const toldIn = (lines: readonly CvLine[]): Told[] => {
  const joined: { piece: Piece; line: CvLine }[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && wrapsOnto(last.line, line))
      joined[joined.length - 1] = {
        piece: {
          start: last.piece.start,
          end: line.body.end,
          text: `${last.piece.text}${' '.repeat(line.body.start - last.piece.end)}${line.body.text}`,
        },
        line,
      };
    else joined.push({ piece: line.body, line });
  }
  return joined.flatMap(({ piece, line }) => {
    const prose = isProse(piece);
    const pieces = prose ? sentences(piece) : severalPosts(piece);
    return pieces.map((one, at) => ({
      piece: one,
      bullet: line.bullet && at === 0,
      prose,
      look: lookOf(line),
      when: null,
      joined: false,
    }));
  });
};
