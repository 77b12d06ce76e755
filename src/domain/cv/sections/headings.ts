import type { CvSection } from '#/domain/cv/cv';
import { CV_SECTIONS } from '#/domain/cv/cv';
import {
  COLUMN_NAMES,
  HEADING_FILLERS,
  HEADING_NOUNS,
  INLINE_LABELS,
  POST_COLUMNS,
  SPOKEN_HEADINGS,
  STRONG_OPENINGS,
  STUDY_COLUMNS,
} from '#/domain/cv/sections/headings.fr';
import { alternatives } from '#/domain/cv/text/patterns';

const squash = (key: string): string => key.replace(/[^\p{L}]/gu, '');

const nouns = new Map<string, CvSection>();
for (const section of CV_SECTIONS)
  for (const noun of HEADING_NOUNS[section]) nouns.set(squash(noun), section);

const fillers = new Set(HEADING_FILLERS);
const LONGEST_NOUN = 4;

/** Letters only, so that "F O R M A T I O N", "1. Formation :" and "FORMATION" are one. */
const DECORATION = /^[^\p{L}\d]*(?:[ivx]{1,4}\s?[.)-]\s+|[a-h][.)]\s+|\d{1,2}\s*[.)/:-]\s*)?/u;

/** Reads words left to right as nouns (the longest first) and fillers; null when one is neither. */
const sectionOfWords = (words: readonly string[]): CvSection | null => {
  let found: CvSection | null = null;
  let index = 0;
  while (index < words.length) {
    let step = 0;
    for (let length = Math.min(LONGEST_NOUN, words.length - index); length > 0; length -= 1) {
      const section = nouns.get(words.slice(index, index + length).join(''));
      if (section === undefined) continue;
      // "Autres experiences", "Autres": the vague noun yields to the next.
      if (found === null || found === 'other') found = section;
      // Brevets et diplomes: the diplomas decide.
      if (found === 'certifications' && section === 'education') found = section;
      step = length;
      break;
    }
    if (step === 0) {
      if (!fillers.has(words[index] ?? '')) return null;
      step = 1;
    }
    index += step;
  }
  return found;
};

/** The section that a whole line names, from its folded key; null where the line is no known heading. */
export const knownHeading = (key: string): CvSection | null => {
  if (key.length > 70 || key.includes('\t')) return null;
  const bare = key.replace(DECORATION, '').replace(/[\s:.\-_>*=|]+$/u, '');
  if (bare === '' || /[.;!?]\s|\d(?:[\s./-]?\d){3}|@/u.test(bare)) return null;
  const spoken =
    bare.length <= 45 ? SPOKEN_HEADINGS.find(([pattern]) => pattern.test(bare)) : undefined;
  if (spoken !== undefined) return spoken[1];
  const words = bare.split(/[^\p{L}]+/u).filter(Boolean);
  if (words.length === 0) return null;
  const whole = nouns.get(squash(bare));
  if (whole !== undefined) return whole;
  // A letter-spaced line holds stray letters: only the squashed form can name it.
  if (words.length > 8) return sectionOfSpaced(words);
  return sectionOfWords(words) ?? sectionOfSpaced(words);
};

/** Letter-spaced headings of several nouns: any split of the squashed letters into nouns and fillers. */
const sectionOfSpaced = (words: readonly string[]): CvSection | null => {
  if (words.filter((word) => word.length <= 2).length < 2) return null;
  const letters = words.join('');
  let found: CvSection | null = null;
  let rest = letters;
  for (let guard = 0; guard < 8 && rest !== ''; guard += 1) {
    let best = '';
    for (const noun of nouns.keys())
      if (noun.length > best.length && rest.startsWith(noun)) best = noun;
    if (best === '')
      for (const filler of fillers)
        if (filler.length > best.length && rest.startsWith(filler)) best = filler;
    if (best === '') return null;
    found ??= nouns.get(best) ?? null;
    rest = rest.slice(best.length);
  }
  return rest === '' ? found : null;
};

const LABELS: readonly (readonly [RegExp, CvSection])[] = Object.entries(INLINE_LABELS).map(
  ([section, words]) => [
    new RegExp(
      `^[^\\p{L}]*(?:[ivx]{1,4}\\s?[.)-]\\s*|[a-h][.)]\\s*)?(?:mes |autres )?(${alternatives(words)})(?: et [\\p{L} ']{3,24})?\\s*(?::|\\t)\\s*(?=\\S)`,
      'u',
    ),
    CV_SECTIONS.find((known) => known === section) ?? 'other',
  ],
);

/** A label that opens a line and names a section for it: where the label ends, and the section. */
export const inlineLabel = (key: string): { section: CvSection; end: number } | null => {
  for (const [pattern, section] of LABELS) {
    const match = pattern.exec(key.slice(0, 120));
    if (match !== null) return { section, end: match[0].length };
  }
  return null;
};

/** The section that a short line set in heading letters opens, whatever words follow its noun. */
export const looseHeading = (key: string): CvSection | null => {
  if (key.length > 45 || /[\d@,;.]/u.test(key)) return null;
  const bare = key.replace(/^[^\p{L}]+/u, '');
  return STRONG_OPENINGS.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
};

/**
 * "Periode <tab> Structure <tab> Poste": the names of the columns of a table, in a folded line, tell what
 * it lists where no heading does.
 */
export const tableHeading = (key: string): CvSection | null => {
  const cells = key.split('\t').map((cell) => cell.replace(/[\s:.]+$/u, '').trim());
  if (cells.length < 2 || cells.length > 6 || key.length > 120) return null;
  const posts = cells.filter((cell) => POST_COLUMNS.test(cell)).length;
  const studies = cells.filter((cell) => STUDY_COLUMNS.test(cell)).length;
  const named = cells.filter((cell) => COLUMN_NAMES.test(cell)).length;
  if (posts + studies + named < cells.length || posts + studies === 0) return null;
  return posts >= studies ? 'experience' : 'education';
};
