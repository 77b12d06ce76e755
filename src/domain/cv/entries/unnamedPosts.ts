import { isTitleLike } from '#/domain/cv/cues/personTitles';
import { openingDate } from '#/domain/cv/dates/dateInLine';
import type { Entry } from '#/domain/cv/entries/entries';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals, wordCount } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { pieceOf, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

/** So many entries that open with their dates make a list of them. */
const LEAST_LISTED = 3;
/** Words of what was done that stand for a title. */
const MOST_WORDS = 12;
const LEAST_WORDS = 2;

const isLed = (line: CvLine | undefined): boolean =>
  line !== undefined && openingDate(line.key) !== null;

const CLAUSE = /^[^,.;:(\u00ab"\u201c\t]+/u;

/** The words in capitals that open a text: "AGENT DES ESPACES VERTS Plantation de haies". */
const capitalsOf = (text: string): string => {
  const words = text.split(' ');
  const ends = words.findIndex((word) => /\p{Ll}/u.test(word));
  const opening = words.slice(0, ends < 0 ? words.length : ends).join(' ');
  return wordCount(opening) >= LEAST_WORDS && isCapitals(opening) ? opening : '';
};

/** What opens a text and can stand for the name of a post; null where it is too short or too long. */
const namingPart = (line: CvLine, from: number): Piece | null => {
  const rest = trimPiece(pieceOf(line.text, from, line.text.length));
  const words = capitalsOf(rest.text) || (CLAUSE.exec(rest.text)?.[0].trimEnd() ?? '');
  const count = wordCount(words);
  const key = alignedKey(words);
  if (count < LEAST_WORDS || count > MOST_WORDS) return null;
  // A task below a date is a part of a post; a trade is read where it stands.
  if (TASK_WORDS.test(key) || isTitleLike(key)) return null;
  const start = line.start + rest.start;
  return { start, end: start + words.length, text: words };
};

/**
 * What was done stands for the title of a dated entry that names neither trade nor house, below a heading of posts:
 * in a list whose entries open with their dates, or where a period opens it ("2009 - 2011 :" over a long line).
 */
export const unnamedTitle = (
  { told, lines }: SectionRun,
  { anchor }: Entry,
  entries: readonly Entry[],
): Piece | null => {
  const line = lines[anchor.at];
  if (told !== 'heading' || line === undefined || !isLed(line)) return null;
  const listed =
    entries.length >= LEAST_LISTED && entries.every((one) => isLed(lines[one.anchor.at]));
  if (!listed && anchor.date.shape !== 'range') return null;
  const after = namingPart(line, anchor.end - line.start);
  if (/\p{L}/u.test(line.text.slice(anchor.end - line.start))) return after;
  const below = lines[anchor.at + 1];
  return below === undefined || isLed(below) ? null : namingPart(below, 0);
};
