import { MISSION_SIGN, OPTIONAL_CUE, PROFILE_SIGN, REQUIRED_CUE } from './cues.fr.ts';
import { HEADINGS, LEFTOVER_LINE } from './headings.fr.ts';
import type { Script } from './script.ts';

/** Parts of an advertisement; requirements are read in `title`, `missions`, `profile` and `optional` only. */
export const OFFER_SECTIONS = [
  'title',
  'company',
  'missions',
  'profile',
  'optional',
  'conditions',
  'process',
  'equality',
  'ignored',
] as const;
export type OfferSection = (typeof OFFER_SECTIONS)[number];

/** One line; offsets count in the folded text. */
export type OfferLine = {
  readonly start: number;
  readonly end: number;
  /** Where the content begins, after a bullet and an inline heading ("Profil : ..."). */
  readonly body: number;
  readonly bullet: boolean;
  readonly section: OfferSection;
  /** The whole line is a heading. */
  readonly heading: boolean;
};

const BULLET = /^[\s>]*(?:[-•·▪◦‣*–—→➤✓✔➕●○■□»+]|\d{1,2}[.)])\s*|^[\s>]+/u;
const DECORATION = /^[^\p{L}\p{N}+]+|[^\p{L}\p{N}+)]+$/gu;
const MAX_HEADING_WORDS = 8;

const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

const sectionOfHeading = (heading: string): OfferSection | null => {
  const bare = heading.replace(DECORATION, '').trim();
  if (bare === '' || wordCount(bare) > MAX_HEADING_WORDS) return null;
  return HEADINGS.find(([, rule]) => rule.test(bare))?.[0] ?? null;
};

const has = (cue: RegExp, text: string): boolean => text.search(cue) >= 0;

/** A line that introduces others: "Seraient appréciés :". */
const sectionOfLeadIn = (line: string): OfferSection | null => {
  if (!/:\s*$/u.test(line) || wordCount(line) > 14) return null;
  if (has(OPTIONAL_CUE, line)) return 'optional';
  if (has(MISSION_SIGN, line)) return 'missions';
  return has(REQUIRED_CUE, line) || has(PROFILE_SIGN, line) ? 'profile' : null;
};

type RawLine = { readonly start: number; readonly end: number; readonly text: string };

const rawLines = (folded: string): readonly RawLine[] => {
  const lines: RawLine[] = [];
  let start = 0;
  for (const text of folded.split('\n')) {
    lines.push({ start, end: start + text.length, text });
    start += text.length + 1;
  }
  return lines;
};

/** A short line without a verb, followed by others, looks like a heading even where its words are unknown. */
const looksLikeHeading = (original: string, text: string): boolean => {
  const bare = text.trim();
  const letters = original.replace(/[^\p{L}]/gu, '');
  const capitals = letters.length > 3 && letters === letters.toUpperCase();
  return (
    wordCount(bare) <= MAX_HEADING_WORDS &&
    (capitals || /:\s*$/u.test(bare) || !/[.,;!]\s*$/u.test(bare))
  );
};

const guess = (text: string, current: OfferSection): OfferSection => {
  if (has(PROFILE_SIGN, text)) return 'profile';
  if (has(MISSION_SIGN, text)) return 'missions';
  return current;
};

/** Gives every line of an advertisement its section, by headings where there are some, by its words elsewhere. */
export const readLines = ({ original, folded, toOriginal }: Script): readonly OfferLine[] => {
  const lines: OfferLine[] = [];
  let current: OfferSection = 'title';
  /** False where the current section was only guessed, so that the next paragraph may be guessed anew. */
  let headed = false;
  let afterBlank = false;
  let filled = 0;
  for (const { start, end, text } of rawLines(folded)) {
    if (text.trim() === '') {
      afterBlank = true;
      if (current === 'title' && filled > 0) current = 'company';
      continue;
    }
    filled += 1;
    const bulletMark = BULLET.exec(text);
    const bullet = bulletMark !== null && bulletMark[0].trim() !== '';
    const bodyStart = bulletMark?.[0].length ?? 0;
    const body = text.slice(bodyStart);
    const range = toOriginal(start, end);
    const push = (section: OfferSection, heading: boolean, offset: number): void => {
      lines.push({ start, end, body: start + offset, bullet, section, heading });
    };
    if (LEFTOVER_LINE.test(body.replace(DECORATION, '')) && filled > 1) {
      push('ignored', false, bodyStart);
      continue;
    }
    const written = original.slice(range.start, range.end);
    const own = filled > 1 && looksLikeHeading(written, body) ? sectionOfHeading(body) : null;
    const plainHeading = own !== null && (!bullet || /:\s*$/u.test(body));
    const lead = plainHeading || filled === 1 ? null : sectionOfLeadIn(body);
    if (plainHeading || lead !== null) {
      current = (plainHeading ? own : lead) ?? current;
      headed = true;
      push(current, plainHeading, bodyStart);
      afterBlank = false;
      continue;
    }
    const inline = /^([^:]{2,45}?)\s?:\s+(?=\S)/u.exec(body);
    const inlineSection = inline === null ? null : sectionOfHeading(inline[1] ?? '');
    if (inline !== null && inlineSection !== null && filled > 1) {
      push(inlineSection, false, bodyStart + inline[0].length);
      if (!bullet) {
        current = inlineSection;
        headed = false;
      }
      afterBlank = false;
      continue;
    }
    if (!headed && filled > 1 && (afterBlank || current !== 'title'))
      current = guess(body, current === 'title' ? 'company' : current);
    push(current, false, bodyStart);
    afterBlank = false;
  }
  return lines;
};
