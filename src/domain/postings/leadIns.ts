import { demandHeading } from '#/domain/postings/demandHeading.fr';
import type { OfferSection } from '#/domain/postings/offerSection';
import {
  APPLYING,
  GIVES_LIST,
  HOUSE_LIST,
  LEADS_TO_PROFILE,
  MADE_LIST,
  MISSION_SIGN,
  OPTIONAL_CUE,
  PROFILE_SIGN,
  READER,
  REQUIRED_CUE,
} from '#/domain/postings/postingCues.fr';
import { HEADINGS } from '#/domain/postings/postingHeadings.fr';

/** What stands around the words of a heading. */
export const DECORATION = /^[^\p{L}\p{N}+]+|[^\p{L}\p{N}+)]+$/gu;
/** A heading is no longer, in words. */
export const MAX_HEADING_WORDS = 8;

const WORDS = /\S+/gu;

/** The words of a text, parted by spaces. */
export const wordCount = (text: string): number => {
  WORDS.lastIndex = 0;
  let count = 0;
  while (WORDS.test(text)) count += 1;
  return count;
};

/** The section that a heading opens, folded; null where its words are no known heading. */
export const sectionOfHeading = (heading: string): OfferSection | null => {
  const bare = heading.replace(DECORATION, '').trim();
  if (bare === '' || wordCount(bare) > MAX_HEADING_WORDS) return null;
  const stated = demandHeading(bare)?.demand ?? null;
  if (stated !== null) return stated === 'optional' ? 'optional' : 'profile';
  return HEADINGS.find(([, rule]) => rule.test(bare))?.[0] ?? null;
};

/** Whether a cue stands in a text; safe with rules that search on. */
export const has = (cue: RegExp, text: string): boolean => text.search(cue) >= 0;

const MAX_LEAD_WORDS = 14;

/** A line that introduces others: "The following would be a plus:". */
export const sectionOfLeadIn = (line: string): OfferSection | null => {
  if (!/:\s*$/u.test(line) || wordCount(line) > MAX_LEAD_WORDS) return null;
  if (has(APPLYING, line)) return 'process';
  if (LEADS_TO_PROFILE.test(line)) return 'profile';
  if (has(OPTIONAL_CUE, line)) return 'optional';
  if (has(MISSION_SIGN, line)) return 'missions';
  return has(REQUIRED_CUE, line) || has(PROFILE_SIGN, line) ? 'profile' : null;
};

/** What the last clause of a longer line introduces: "(...) vos missions seront les suivantes :". */
export const sectionOfLastClause = (body: string): OfferSection | null => {
  if (GIVES_LIST.test(body)) return 'conditions';
  if (MADE_LIST.test(body)) return 'company';
  return wordCount(body) <= MAX_LEAD_WORDS
    ? null
    : sectionOfLeadIn(body.replace(/^.*[.!?;,]\s+/u, ''));
};

/** True for a line that lists below it what the house is made of, makes or holds dear: no work, whatever bullets stand there. */
export const opensHouseList = (line: string): boolean =>
  HOUSE_LIST.test(line) && !READER.test(line);

/** A short line without a verb, followed by others, looks like a heading even where its words are unknown. */
export const looksLikeHeading = (original: string, text: string): boolean => {
  const bare = text.trim();
  if (wordCount(bare) > MAX_HEADING_WORDS) return false;
  if (!/[.,;!]\s*$/u.test(bare)) return true;
  const letters = original.replace(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
};
