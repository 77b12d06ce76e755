import {
  AMBIGUOUS_NOUNS,
  COLUMN_NAMES,
  HEADING_FILLERS,
  HEADING_NOUNS,
  INLINE_LABELS,
  NOT_MISSPELT,
  POST_COLUMNS,
  SPOKEN_HEADINGS,
  STRONG_OPENINGS,
  STUDY_COLUMNS,
  WEAK_NOUNS,
} from '#/domain/cv/cues/headings.fr';
import { SHORTEST_SLIP, slipsOf } from '#/domain/cv/cues/misspelling';
import type { CvSection } from '#/domain/cv/cv';
import { CV_SECTIONS } from '#/domain/cv/cv';
import { alternatives } from '#/domain/cv/text/patterns';
import { remembered } from '#/domain/shared/remembered';

const squash = (key: string): string => key.replace(/[^\p{L}]/gu, '');

/** What the words of a heading tell: the sections it may open, the likeliest first, never none. */
export type HeadingWords = {
  readonly sections: readonly CvSection[];
  /** Its words also name tasks, or are misspelt: only a line set as a heading is one. */
  readonly weak: boolean;
};

const nouns = new Map<string, readonly CvSection[]>();
for (const section of CV_SECTIONS)
  for (const noun of HEADING_NOUNS[section]) nouns.set(squash(noun), [section]);
for (const [noun, sections] of Object.entries(AMBIGUOUS_NOUNS)) nouns.set(noun, sections);

const fillers = new Set(HEADING_FILLERS);
const weakNouns = new Set(WEAK_NOUNS);
const LONGEST_NOUN = 4;

const vocabulary = slipsOf(
  [...Object.values(HEADING_NOUNS).flatMap((phrases) => phrases), ...HEADING_FILLERS].flatMap(
    (phrase) => phrase.split(/[^\p{L}]+/u),
  ),
  NOT_MISSPELT,
);

/** Letters only, so that "F O R M A T I O N", "1. Formation :" and "FORMATION" are one. */
const DECORATION = /^[^\p{L}\d]*(?:[ivx]{1,4}\s?[.)-]\s+|[a-h][.)]\s+|\d{1,2}\s*[.)/:-]\s*)?/u;
/** Leaders that fill the line after a heading, and what closes it. */
const CLOSING = /(?:[\s:.\-_>*=|<\u2026]|\(s\))+$/u;

/** "Experiences professionnelles (2012 - 2020)": the words before the years. */
const YEARS_COVERED = /^(?:[\p{L}'-]+ ){2,6}(?=\(?(?:19|20)\d{2}(?: ?- ?(?:19|20)\d{2})?\)?$)/u;

/** "Autres experiences", "Autres": the vague noun yields to the next. */
const VAGUE = new Set<CvSection>(['other']);

/** Reads words left to right as nouns (the longest first) and fillers; null when one is neither. */
const readWords = (words: readonly string[]): HeadingWords | null => {
  const sections: (readonly CvSection[])[] = [];
  let strong = false;
  let index = 0;
  while (index < words.length) {
    let step = 0;
    for (let length = Math.min(LONGEST_NOUN, words.length - index); length > 0; length -= 1) {
      const noun = words.slice(index, index + length).join('');
      const named = nouns.get(noun);
      if (named === undefined) continue;
      sections.push(named);
      strong ||= !weakNouns.has(noun);
      step = length;
      break;
    }
    if (step === 0) {
      if (!fillers.has(words[index] ?? '')) return null;
      step = 1;
    }
    index += step;
  }
  return sections.length === 0 ? null : { sections: ranked(sections), weak: !strong };
};

/** What each noun usually names, the vague ones last and diplomas before the licences told with them; then what it names at times. */
const ranked = (named: readonly (readonly CvSection[])[]): CvSection[] => {
  const usual = named.flatMap(([first]) => first ?? []);
  const told = usual.filter((section) => !VAGUE.has(section));
  if (told[0] === 'certifications' && told.includes('education')) told.unshift('education');
  return [...new Set([...told, ...usual, ...named.flat()])];
};

/** Letter-spaced headings of several nouns: any split of the squashed letters into nouns and fillers. */
const readSpaced = (words: readonly string[]): HeadingWords | null => {
  if (words.filter((word) => word.length <= 2).length < 2) return null;
  const sections: (readonly CvSection[])[] = [];
  let rest = words.join('');
  for (let guard = 0; guard < 8 && rest !== ''; guard += 1) {
    let best = '';
    for (const noun of nouns.keys())
      if (noun.length > best.length && rest.startsWith(noun)) best = noun;
    if (best === '')
      for (const filler of fillers)
        if (filler.length > best.length && rest.startsWith(filler)) best = filler;
    if (best === '') return null;
    const named = nouns.get(best);
    if (named !== undefined) sections.push(named);
    rest = rest.slice(best.length);
  }
  return rest === '' && sections.length > 0 ? { sections: ranked(sections), weak: false } : null;
};

/** "Exprience professionelle": the words as they were meant, where the slip is small; null where none is known. */
const readMisspelt = (words: readonly string[]): HeadingWords | null => {
  if (words.length > 6 || !words.some((word) => word.length >= SHORTEST_SLIP)) return null;
  const meant = words.map(vocabulary);
  const read = readWords(meant);
  if (read === null) return null;
  // One long word as it should be vouches for its misspelt neighbour.
  const sound = words.some((word, at) => word === meant[at] && word.length > 3);
  return { ...read, weak: read.weak || !sound };
};

/** What a decorated type hides where its glyphs have no letter of their own: a letter, or a few joined in one. */
const HIDDEN = '\uFFFD';
/** Readings of one word tried at most. */
const MOST_READINGS = 8;

const headingVocabulary = [
  ...new Set(
    [...Object.values(HEADING_NOUNS).flat(), ...Object.keys(AMBIGUOUS_NOUNS), ...HEADING_FILLERS]
      .flatMap((phrase) => phrase.split(/[^\p{L}]+/u))
      .filter(Boolean),
  ),
];

/** The words of headings that a word may be, its hidden letters told by the others; the word itself where none hides. */
const unhidden = (word: string): readonly string[] => {
  if (!word.includes(HIDDEN)) return [word];
  const pattern = new RegExp(`^${word.replaceAll(HIDDEN, '\\p{L}{1,3}')}$`, 'u');
  return headingVocabulary
    .filter((known) => pattern.test(known))
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_READINGS);
};

/** "Exp\uFFFDriences profe\uFFFDionnelles", folded: the heading of known words that fits what is seen; null where none does. */
const readHidden = (key: string): HeadingWords | null => {
  const words = key.split(/[^\p{L}\uFFFD]+/u).filter(Boolean);
  if (words.length > 6 || !words.some((word) => /\p{L}{3}/u.test(word))) return null;
  const choices = words.map(unhidden);
  let spelt: readonly (readonly string[])[] = [[]];
  for (const choice of choices)
    spelt = spelt.flatMap((before) => choice.map((word) => [...before, word])).slice(0, 64);
  for (const meant of spelt) {
    const read = readWords(meant);
    if (read !== null) return read;
  }
  return null;
};

/** The words of a heading without its number, its decoration, its leaders and the years it covers. */
const bareHeading = (key: string): string => {
  const bare = key
    .replace(DECORATION, '')
    .replace(CLOSING, '')
    .replace(/^une? /u, '');
  return (YEARS_COVERED.exec(bare)?.[0] ?? bare).trim();
};

/** "Projet de fin d'etudes" names one post, never a section. */
const LAST_PROJECT = /^(?:mon )?(?:projet|stage) de fin d(?:'| )(?:etudes?|annee|cycle|formation)/u;

/** "technique) informatique, parcours": the bracket was opened on the line above. */
const closesOnly = (key: string): boolean => {
  const close = key.indexOf(')');
  return close > 1 && !key.slice(0, close).includes('(');
};

/** A CV has some hundred lines, and many steps ask whether each is a heading. */
const MOST_REMEMBERED = 1000;

/** What a whole line, from its folded key, says as a heading; null where it is none. */
export const headingWords = remembered(MOST_REMEMBERED, (key): HeadingWords | null => {
  if (key.length > 160 || key.includes('\t') || closesOnly(key)) return null;
  if (key.includes(HIDDEN)) return key.length <= 60 ? readHidden(key) : null;
  const bare = bareHeading(key);
  if (
    bare === '' ||
    bare.length > 70 ||
    LAST_PROJECT.test(bare) ||
    /[.;!?]\s|\d(?:[\s./-]?\d){3}|@/u.test(bare)
  )
    return null;
  const spoken =
    bare.length <= 45 ? SPOKEN_HEADINGS.find(([pattern]) => pattern.test(bare)) : undefined;
  if (spoken !== undefined) return { sections: [spoken[1]], weak: false };
  const words = bare.split(/[^\p{L}]+/u).filter(Boolean);
  if (words.length === 0) return null;
  const squashed = squash(bare);
  const whole = nouns.get(squashed);
  if (whole !== undefined) return { sections: whole, weak: weakNouns.has(squashed) };
  // A letter-spaced line holds stray letters: only the squashed form can name it.
  if (words.length > 8) return readSpaced(words);
  return readWords(words) ?? readSpaced(words) ?? readMisspelt(words);
});

/** The sections that single words of a line name, whatever words stand beside them. */
export const hintedSections = (key: string): CvSection[] => [
  ...new Set(key.split(/[^\p{L}]+/u).flatMap((word) => nouns.get(word)?.[0] ?? [])),
];

/** The section that a whole line names, from its folded key; null where the line is no known heading. */
export const knownHeading = (key: string): CvSection | null => {
  const read = headingWords(key);
  return read === null || read.weak ? null : (read.sections[0] ?? null);
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
