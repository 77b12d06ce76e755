import { knownHeading } from '#/domain/cv/cues/headings';
import { DOCUMENT_TITLES } from '#/domain/cv/person/firstNames.fr';
import { WANTED } from '#/domain/cv/person/headline.fr';
import type { NameCandidate } from '#/domain/cv/person/nameParts';
import {
  isGivenName,
  isName,
  namesOther,
  namesTrade,
  squashedIn,
  tokensOf,
} from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { lookOf } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** Type of this share of the largest is as large to the eye. */
const AS_LARGE = 0.94;
const MOST_LINES = 3;
const MOST_WORDS = 6;

const isPart = (tokens: readonly NameToken[], key: string): boolean =>
  isName(tokens) &&
  !tokens.every(namesOther) &&
  !namesTrade(tokens) &&
  knownHeading(key) === null &&
  !DOCUMENT_TITLES.test(key) &&
  !WANTED.test(`${key} `);

/**
 * "Julie" / a telephone / "MARTIN", "JULIE ANNE" / "MARTIN DURAND": all that the page sets in its largest type, two or
 * three lines of one look wherever they stand, is one name. Where one has several words, each has to hold a given name or a word of the
 * e-mail. `largest` is that type in points, 0 where no size is known.
 */
export const nameInLargest = (
  lines: readonly CvLine[],
  largest: number,
  local: string,
): (Pick<NameCandidate, 'tokens'> & { readonly lines: readonly [CvLine, ...CvLine[]] }) | null => {
  const [first, ...more] =
    largest === 0 ? [] : lines.filter(({ source }) => source.fontSize >= largest * AS_LARGE);
  if (first === undefined || more.length === 0 || more.length >= MOST_LINES) return null;
  const large = [first, ...more] as const;
  const parts = large.map((line) => ({ line, tokens: tokensOf(line.body) }));
  const tokens = parts.flatMap((part) => part.tokens);
  const areAlike = more.every(
    (line) => lookOf(line) === lookOf(first) || line.body.text.split(/\s/u).length === 1,
  );
  // Below a name of two words any other may be what one does: the name has to go on in it.
  const areWords = parts.every((part) => part.tokens.length === 1);
  const areNames = parts.every(
    (part) =>
      isPart(part.tokens, part.line.key) &&
      (areWords || part.tokens.some((token) => isGivenName(token) || squashedIn([token], local))),
  );
  return areAlike && areNames && tokens.length <= MOST_WORDS ? { tokens, lines: large } : null;
};
