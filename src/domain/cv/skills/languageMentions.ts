import type { CefrLevel } from '#/domain/cv/cv';
import { CEFR_LEVELS } from '#/domain/cv/cv';
import {
  LANGUAGES,
  LEVEL_PREFIX,
  LEVEL_WORDS,
  SHARED_LEVEL,
} from '#/domain/cv/skills/languageNames.fr';
import { alternatives, wholeWords } from '#/domain/cv/text/patterns';

/** A level as written in a folded text, with its place. */
type LevelMention = {
  readonly start: number;
  readonly end: number;
  readonly cefr: CefrLevel | null;
};

/** A language named in a folded text. */
export type LanguageMention = {
  readonly start: number;
  readonly end: number;
  /** French name, capitalised. */
  readonly label: string;
  readonly level: LevelMention | null;
};

const NAME = wholeWords(Object.keys(LANGUAGES));
const WORDS = alternatives(Object.keys(LEVEL_WORDS));
const DOTS = '[●•◉⬤★■▰◼⚫█](?:\\s?[●•◉⬤★■▰◼⚫█]){0,9}(?:\\s?[○☆□▱◻◦◯⚪▢░]){0,10}';
const LEVEL = new RegExp(
  `(?<cefr>(?<![\\p{L}\\d])[abc][12](?![\\p{L}\\d])\\+?(?:\\s?[-/]\\s?[abc][12](?![\\p{L}\\d])\\+?)?)|(?<test>(?:toeic|toefl|ielts|tcf|delf|dalf|cambridge|linguaskill|bulats)(?: listening and reading)?[^\\d\\n;|]{0,14}\\d{1,4}(?:[.,]\\d)?(?:\\s?(?:points|pts|/\\s?\\d{2,3}))?)|(?<![\\p{L}])(?<word>${LEVEL_PREFIX}(?:${WORDS}))(?![\\p{L}])|(?<dots>${DOTS})|(?<fraction>(?<!\\d)\\d{1,2}\\s?/\\s?(?:5|10|20|4|6)(?!\\d))|(?<percent>\\d{1,3}\\s?%)`,
  'gu',
);
const DRAWN = new RegExp(`^${DOTS}$|^\\d+\\s?(?:/|%)`, 'u');
const STEP = /^[abc][12]/u;
const BEFORE = new RegExp(
  `(?<![\\p{L}])(?<word>${LEVEL_PREFIX}(?:${WORDS})(?:\\(s\\))?)\\s*(?::|\\t|-|en|de|du|d'|de l'|de la|in|of)?\\s*(?:l'|la |le |langue )?$`,
  'u',
);

const toeic = (points: number): CefrLevel =>
  points >= 945 ? 'C1' : points >= 785 ? 'B2' : points >= 550 ? 'B1' : points >= 225 ? 'A2' : 'A1';

const byShare = (share: number): CefrLevel =>
  share >= 0.9 ? 'C1' : share >= 0.7 ? 'B2' : share >= 0.5 ? 'B1' : share >= 0.3 ? 'A2' : 'A1';

const cefrIn = (text: string): CefrLevel | null => {
  const match = /(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/u.exec(text);
  return CEFR_LEVELS.find((level) => level.toLowerCase() === match?.[1]) ?? null;
};

const wordLevel = (text: string): CefrLevel | null => {
  if (text in LEVEL_WORDS) return LEVEL_WORDS[text] ?? null;
  const known = Object.keys(LEVEL_WORDS).filter((word) => text.endsWith(word));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : (LEVEL_WORDS[longest] ?? null);
};

const cefrOf = (groups: Record<string, string | undefined>, segment: string): CefrLevel | null => {
  const explicit = cefrIn(segment);
  if (explicit !== null) return explicit;
  const score = /toeic[^\d]{0,14}(\d{3})/u.exec(segment);
  if (score !== null) return toeic(Number(score[1]));
  if (groups['word']) return wordLevel(groups['word'].trim());
  if (groups['dots']) {
    const full = [...groups['dots']].filter((dot) => /[●•◉⬤★■▰◼⚫█]/u.test(dot)).length;
    const all = groups['dots'].replace(/\s/gu, '').length;
    return all > full || all >= 4 ? byShare(full / Math.max(all, 5)) : null;
  }
  if (groups['fraction']) {
    const [value = 0, of = 5] = groups['fraction'].split('/').map(Number);
    return byShare(value / of);
  }
  return groups['percent'] ? byShare(Number.parseInt(groups['percent'], 10) / 100) : null;
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

const levelAfter = (key: string, from: number, limit: number): LevelMention | null => {
  const slice = key.slice(from, Math.min(limit, from + 70));
  const stop = slice.search(/[;|\n]|[.!?](?:\s|$)|\s\/\s/u);
  const segment = stop < 0 ? slice : slice.slice(0, stop);
  const gap = /^[\s:(,=>\t*[-]*(?:niveau|level|niv\.?)?[\s:(-]*/u.exec(segment)?.[0].length ?? 0;
  const level = levelIn(segment, gap + 12);
  // "Anglais, dont six mois courants": words between a name and its level mean another sentence.
  if (level === null || segment.slice(gap, level.start).split(/\s+/u).filter(Boolean).length > 2)
    return null;
  const best = surest(segment, level);
  return { ...best, start: from + best.start, end: from + best.end };
};

const levelBefore = (key: string, from: number, limit: number): LevelMention | null => {
  const start = Math.max(limit, from - 40);
  const match = BEFORE.exec(key.slice(start, from));
  const word = match?.groups?.['word'];
  if (match === null || word === undefined) return null;
  return {
    start: start + match.index,
    end: start + match.index + word.length,
    cefr: wordLevel(word.replaceAll('(s)', '').trim()),
  };
};

const TOGETHER = /^\s*(?:,|et|&|and|\/)\s*$/u;

/** "Francais et portugais : langues maternelles": the level in the plural serves both. */
const shared = (mentions: readonly LanguageMention[], key: string): LanguageMention[] => {
  const shown: LanguageMention[] = [];
  for (const mention of mentions.toReversed()) {
    const next = shown.at(-1);
    const serves =
      mention.level === null &&
      next?.level !== undefined &&
      next.level !== null &&
      SHARED_LEVEL.test(key.slice(next.level.start, next.level.end)) &&
      TOGETHER.test(key.slice(mention.end, next.start));
    shown.push(serves ? { ...mention, level: next.level } : mention);
  }
  return shown.reverse();
};

/** Every language of a folded line, each with the level that stands by it. */
export const languagesIn = (key: string): LanguageMention[] => {
  const names = [...key.matchAll(NAME)];
  let previousEnd = 0;
  const mentions = names.map((name, index): LanguageMention => {
    const end = name.index + name[0].length;
    const limit = names[index + 1]?.index ?? key.length;
    const before = levelBefore(key, name.index, previousEnd);
    const after = levelAfter(key, end, limit);
    // "Anglais courant, espagnol": the level after one name must not serve the next as well.
    const level = after ?? before;
    previousEnd = Math.max(end, level?.end ?? 0);
    return { start: name.index, end, label: LANGUAGES[name[0]] ?? name[0], level };
  });
  return shared(mentions, key);
};

/** A folded line names a language with a level. */
export const hasLanguageLevel = (key: string): boolean =>
  languagesIn(key).some((mention) => mention.level !== null);
