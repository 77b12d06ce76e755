import type { Lexicon } from '#/domain/lexicon/lexicon';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import { fieldsFromText } from '#/domain/offers/intake/fieldsFromText';
import type { DraftOffer } from '#/domain/offers/intake/offerDraft';
import { fail, ok, type Result } from '#/domain/shared/result';

/** Fewer words are no advertisement. */
const FEWEST_WORDS = 12;

/** Marks that are not seen, that turn the direction of writing, or that control a terminal. */
const INVISIBLE = /[^\P{Cc}\t\n]|[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u00ad]/gu;

/** Lines as they are kept: no invisible marks, no run of blanks, at most one empty line. */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(INVISIBLE, '')
    // Blanks that stand as they should are most of a text: they are passed over.
    .replace(/[^\S\n\u00a0\u202f]{2,}|[^\S \n\u00a0\u202f]/gu, ' ')
    .replace(/ \n ?|\n /gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

/** Reads the text of an advertisement into a draft; `unreadable` where it is too short to be one. */
export const draftFromText = (
  text: string,
  lexicon: Lexicon,
  url: string | null,
): Result<DraftOffer, 'unreadable'> => {
  const description = cleanLines(text);
  const words = description.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word)).length;
  if (words < FEWEST_WORDS) return fail('unreadable');
  return ok({
    ...fieldsFromText({ text: description }, lexicon),
    origin: 'text',
    url: secureUrl(url),
    date: null,
    expires: null,
    description,
  });
};
