import { LEVEL_PREFIX, LEVEL_WORDS } from '#/domain/cv/cues/languageNames.fr';
import { CEFR_LEVELS } from '#/domain/cv/cv';
import type { CefrLevel } from '#/domain/cv/cv';
import { alternatives } from '#/domain/cv/text/patterns';

type Step = readonly [from: number, level: CefrLevel];

/** Lowest score of each level, the highest first: what the publishers of the tests print beside theirs. */
const SCALES: readonly (readonly [test: RegExp, steps: readonly Step[]])[] = [
  [
    /toeic/u,
    [
      [945, 'C1'],
      [785, 'B2'],
      [550, 'B1'],
      [225, 'A2'],
      [10, 'A1'],
    ],
  ],
  [
    /toefl/u,
    [
      [114, 'C2'],
      [95, 'C1'],
      [72, 'B2'],
      [42, 'B1'],
      [1, 'A2'],
    ],
  ],
  [
    /ielts/u,
    [
      [8.5, 'C2'],
      [7, 'C1'],
      [5.5, 'B2'],
      [4, 'B1'],
      [2, 'A2'],
    ],
  ],
  [
    /linguaskill|cambridge/u,
    [
      [200, 'C2'],
      [180, 'C1'],
      [160, 'B2'],
      [140, 'B1'],
      [120, 'A2'],
      [80, 'A1'],
    ],
  ],
  [
    /bulats/u,
    [
      [90, 'C2'],
      [75, 'C1'],
      [60, 'B2'],
      [40, 'B1'],
      [20, 'A2'],
      [1, 'A1'],
    ],
  ],
  [
    /tcf/u,
    [
      [600, 'C2'],
      [500, 'C1'],
      [400, 'B2'],
      [300, 'B1'],
      [200, 'A2'],
      [100, 'A1'],
    ],
  ],
  [
    /cles/u,
    [
      [3, 'C1'],
      [2, 'B2'],
      [1, 'B1'],
    ],
  ],
];

/** A score above this is of the paper version or of another test. */
const HIGHEST = 990;

/** The level that the score of a known test stands for ("toeic 785", "ielts : 6.5"); null for another. */
const levelOfScore = (written: string): CefrLevel | null => {
  const scale = SCALES.find(([test]) => test.test(written));
  const score = Number(/\d{1,4}(?:[.,]\d)?/u.exec(written)?.[0].replace(',', '.'));
  if (scale === undefined || !(score <= HIGHEST)) return null;
  // A TOEFL above 120 is of the old paper scale.
  if (/toefl/u.test(written) && score > 120) return null;
  return scale[1].find(([from]) => score >= from)?.[1] ?? null;
};

/** The level of a share, 0 to 1: dots, stars, marks out of five, percentages. */
const levelOfShare = (share: number): CefrLevel =>
  share >= 0.9 ? 'C1' : share >= 0.7 ? 'B2' : share >= 0.5 ? 'B1' : share >= 0.3 ? 'A2' : 'A1';

/** A level as written in a folded text, with its place. */
export type LevelMention = {
  readonly start: number;
  readonly end: number;
  readonly cefr: CefrLevel | null;
};

const WORDS = alternatives(Object.keys(LEVEL_WORDS));
/** A word of level, with the precisions that may stand before it. */
export const LEVEL_WORD = `${LEVEL_PREFIX}(?:${WORDS})`;
const FULL = '●•◉⬤★■▰◼⚫█⭐✪';
const DOTS = `[${FULL}](?:\\s?[${FULL}]){0,9}(?:\\s?[○☆□▱◻◦◯⚪▢░]){0,10}|(?<![*+\\p{L}\\d])(?:\\*{2,5}|\\+{2,5})(?![*+\\p{L}\\d])`;
/** A step of the scale; "B 2" too, but never "a 2", which French sentences hold. */
const CEFR = '(?<![\\p{L}\\d])(?:[abc][12]|[bc] [12])(?![\\p{L}\\d])\\+?';
const NUMBER = '\\d{1,4}(?:[.,]\\d)?(?:\\s?(?:points|pts|/\\s?\\d{2,3}))?';
const TESTS = 'toeic|toefl|ielts|tcf|tef|delf|dalf|cambridge|linguaskill|bulats|cles|hsk';
const PARTS = '(?: \\(?(?:listening|l)\\s?(?:and|&|et|/)\\s?(?:reading|r)\\)?)?';
const TEST = `(?:${TESTS})${PARTS}(?:(?:\\s*[^\\d\\s;|()]){0,14}\\s*${NUMBER}|\\s?\\([^\\d\\n;|()]{0,10}${NUMBER}\\))|jlpt n[1-5](?!\\d)|(?<![\\p{L}\\d])n[1-5] \\(?jlpt\\)?`;
const LEVEL = new RegExp(
  `(?<cefr>${CEFR}(?:\\s?[-/]\\s?${CEFR})?)|(?<test>(?<!\\p{L})(?:${TEST}))|(?<![\\p{L}])(?<word>${LEVEL_WORD})(?![\\p{L}])|(?<dots>${DOTS})|(?<fraction>(?<!\\d)\\d{1,2}\\s?/\\s?(?:5|10|20|4|6)(?!\\d))|(?<percent>\\d{1,3}\\s?%)`,
  'gu',
);
const DRAWN = new RegExp(`^(?:${DOTS})$|^\\d+\\s?(?:/|%)`, 'u');
const STEP = /^(?:[abc][12]|[bc] [12])/u;
/** The step of a level as it stands before a language ("C1 anglais"). */
export const LEVEL_STEP = CEFR;

const cefrIn = (text: string): CefrLevel | null => {
  const match = /(?<![\p{L}\d])([abc][12]|[bc] [12])(?![\p{L}\d])/u.exec(text)?.[1];
  return CEFR_LEVELS.find((level) => level.toLowerCase() === match?.replace(' ', '')) ?? null;
};

/** What a word of level is worth. */
export const levelOfWord = (text: string): CefrLevel | null => {
  if (text in LEVEL_WORDS) return LEVEL_WORDS[text] ?? null;
  const known = Object.keys(LEVEL_WORDS).filter((word) => text.endsWith(word));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : (LEVEL_WORDS[longest] ?? null);
};

const ofDots = (dots: string): CefrLevel | null => {
  const signs = [...dots.replace(/\s/gu, '')];
  const full = signs.filter((sign) => /[*+]/u.test(sign) || FULL.includes(sign)).length;
  const told = signs.length > full || signs.length >= 4;
  return told ? levelOfShare(full / Math.max(signs.length, 5)) : null;
};

const cefrOf = (groups: Record<string, string | undefined>, segment: string): CefrLevel | null => {
  const explicit = cefrIn(segment);
  if (explicit !== null) return explicit;
  if (groups['test']) return levelOfScore(groups['test']);
  // The score beside the word is surer than the word: "courant (TOEIC 785)".
  const score = /toeic[^\d]{0,14}\d{3}/u.exec(segment);
  if (score !== null) return levelOfScore(score[0]);
  if (groups['word']) return levelOfWord(groups['word'].trim());
  if (groups['dots']) return ofDots(groups['dots']);
  if (groups['fraction']) {
    const [value = 0, of = 5] = groups['fraction'].split('/').map(Number);
    return levelOfShare(value / of);
  }
  return groups['percent'] ? levelOfShare(Number.parseInt(groups['percent'], 10) / 100) : null;
};

/** The surest of the levels written one after the other: a step of the scale, then words, then dots. */
const surest = (segment: string, first: LevelMention): LevelMention => {
  let best = first;
  for (const match of segment.slice(first.end).matchAll(LEVEL)) {
    const { cefr, word } = match.groups ?? {};
    const between = segment.slice(best.end, first.end + match.index);
    if (between.split(/[\s,(:\u2013-]+/u).filter(Boolean).length > 2) break;
    const drawn = DRAWN.test(segment.slice(best.start, best.end));
    const scaled = STEP.test(segment.slice(best.start, best.end));
    if (scaled || !(cefr || (word && drawn))) continue;
    const start = first.end + match.index;
    best = {
      start,
      end: start + match[0].length,
      cefr: cefrOf(match.groups ?? {}, segment.slice(start)),
    };
  }
  return best;
};

/** The first level of a folded text, no further than `within` characters from its start. */
export const levelIn = (segment: string, within: number): LevelMention | null => {
  for (const match of segment.matchAll(LEVEL)) {
    if (match.index > within) return null;
    return {
      start: match.index,
      end: match.index + match[0].length,
      cefr: cefrOf(match.groups ?? {}, segment),
    };
  }
  return null;
};

/** As `levelIn`, and where several are written one after the other the surest of them. */
export const surestLevelIn = (segment: string, within: number): LevelMention | null => {
  const first = levelIn(segment, within);
  return first === null ? null : surest(segment, first);
};
