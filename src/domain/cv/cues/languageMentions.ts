import { LANGUAGES, SHARED_LEVEL, VARIETY } from '#/domain/cv/cues/languageNames.fr';
import {
  LEVEL_STEP,
  LEVEL_WORD,
  levelIn,
  levelOfWord,
  surestLevelIn,
} from '#/domain/cv/cues/levels';
import type { LevelMention } from '#/domain/cv/cues/levels';
import { wholeWords } from '#/domain/cv/text/patterns';

/** A language named in a folded text. */
export type LanguageMention = {
  readonly start: number;
  readonly end: number;
  /** French name, capitalised. */
  readonly label: string;
  readonly level: LevelMention | null;
};

const NAME = wholeWords(Object.keys(LANGUAGES));
const BEFORE = new RegExp(
  `(?<![\\p{L}])(?<word>${LEVEL_WORD}(?:\\(s\\))?|${LEVEL_STEP})\\s*(?::|\\t|-|en|de|du|d'|de l'|de la|in|of)?\\s*(?:l'|la |le |langue )?$`,
  'u',
);
/** Leaders that fill the line up to the level. */
const LEADERS = /[._\u2026]{3,}|\u2026+/gu;
const GAP = new RegExp(
  `^(?:\\s*${VARIETY.source})?[\\s:(,=>\\t|/-]*(?:${VARIETY.source}[\\s:(-]*)?(?:niveau|level|niv\\.?)?[\\s:(-]*`,
  'u',
);
const STOP = /[;|\n]|(?<!niv)[.!?](?:\s|$)|\s\/\s/u;

const SCALED = new RegExp(`^(?:${LEVEL_STEP})`, 'u');
/** "(lu, ecrit, parle) ; niveau avance C1": the step of the scale that a level in words announces. */
const STEP_AFTER = new RegExp(
  `^[\\s),;:-]{0,4}(?:(?:niveau|level|niv\\.?)\\s)?(?:\\p{L}{4,15}\\s)?(?<step>${LEVEL_STEP})`,
  'u',
);

/** The step of the scale written after a level in words, which says more. */
const stepAfter = (slice: string, level: LevelMention): LevelMention => {
  if (SCALED.test(slice.slice(level.start))) return level;
  const match = STEP_AFTER.exec(slice.slice(level.end));
  const step = match?.groups?.['step'];
  if (match === null || step === undefined) return level;
  const end = level.end + match[0].length;
  return { start: end - step.length, end, cefr: levelIn(step, 0)?.cefr ?? level.cefr };
};

const levelAfter = (key: string, from: number, limit: number): LevelMention | null => {
  const slice = key
    .slice(from, Math.min(limit, from + 70))
    .replace(LEADERS, (leaders) => ' '.repeat(leaders.length));
  const gap = GAP.exec(slice)?.[0].length ?? 0;
  const stop = slice.slice(gap).search(STOP);
  const segment = stop < 0 ? slice : slice.slice(0, gap + stop);
  const first = levelIn(segment, gap + 12);
  // "Anglais, dont six mois courants": words between a name and its level mean another sentence.
  if (first === null || segment.slice(gap, first.start).split(/\s+/u).filter(Boolean).length > 2)
    return null;
  const best = stepAfter(slice, surestLevelIn(segment, gap + 12) ?? first);
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
    cefr: levelIn(word, 0)?.cefr ?? levelOfWord(word.replaceAll('(s)', '').trim()),
  };
};

const TOGETHER = /^\s*(?:,|et|&|and|\/)\s*$/u;
const JOINED = /^\s*(?:et|&|and|\/)\s*$/u;
const COLON = /^\s*:/u;

/** "Francais et portugais : langues maternelles": the level written after the last serves both. */
const sharedBack = (mentions: readonly LanguageMention[], key: string): LanguageMention[] => {
  const shown: LanguageMention[] = [];
  for (const mention of mentions.toReversed()) {
    const next = shown.at(-1);
    const { level } = mention;
    // "Je parle anglais et espagnol couramment": the verb is no level of its own.
    const bare =
      level === null || (level.end <= mention.start && /^parle$/u.test(word(level, key)));
    if (!bare || next?.level === undefined || next.level === null) {
      shown.push(mention);
      continue;
    }
    const between = key.slice(mention.end, next.start);
    const after = next.level.start >= next.end;
    const told = after && COLON.test(key.slice(next.end, next.level.start));
    const serves = SHARED_LEVEL.test(word(next.level, key))
      ? TOGETHER.test(between)
      : // "Wolof, diola : courant" says it of both; French, first in a list, needs no level in France.
        told &&
        (JOINED.test(between) ||
          (TOGETHER.test(between) &&
            isHigh(next.level) &&
            mention.label !== LANGUAGES['francais']));
    shown.push(serves ? { ...mention, level: next.level } : mention);
  }
  return shown.reverse();
};

const word = ({ start, end }: LevelMention, key: string): string => key.slice(start, end);

const isHigh = ({ cefr }: LevelMention): boolean => cefr === 'C1' || cefr === 'C2';

const LISTED = /^\s*(?:,|et|&|and|\/|-|ou)\s*(?:en |l'|la |le )?$/u;
const LISTED_OF = /^\s*(?:,|et|&|and|\/|-)\s*(?:d'|de l'|du |de )$/u;
const SEVERAL = /(?:bilingu|trilingu|quadrilingu|maternel(?:le)?s$|courant(?:e)?s$)/u;

/** "Bilingue francais-arabe", "courant : anglais, espagnol": the level that opens a list serves all of it. */
const sharedOn = (mentions: readonly LanguageMention[], key: string): LanguageMention[] => {
  const shown: LanguageMention[] = [];
  for (const mention of mentions) {
    const last = shown.at(-1);
    const level = last?.level ?? null;
    const opens = last !== undefined && level !== null && level.end <= last.start;
    if (mention.level !== null || !opens || last === undefined || level === null) {
      shown.push(mention);
      continue;
    }
    const between = key.slice(last.end, mention.start);
    const lead = key.slice(level.end, mentions.find((one) => one.level === level)?.start ?? 0);
    const serves =
      SEVERAL.test(word(level, key)) || COLON.test(lead)
        ? LISTED.test(between)
        : /\b(?:d'|de l'|du|de)\s*$/u.test(lead) && LISTED_OF.test(between);
    shown.push(serves ? { ...mention, level } : mention);
  }
  return shown;
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
    // "C1 anglais / A2 espagnol": what touches the next name is the next one's.
    const next = names[index + 1];
    const ofNext =
      next !== undefined &&
      after !== null &&
      before !== null &&
      key.slice(after.end, next.index).trim() === '';
    const level = ofNext ? before : (after ?? before);
    previousEnd = Math.max(end, level?.end ?? 0);
    return { start: name.index, end, label: LANGUAGES[name[0]] ?? name[0], level };
  });
  return sharedOn(sharedBack(mentions, key), key);
};

/** A folded line names a language with a level. */
export const hasLanguageLevel = (key: string): boolean =>
  languagesIn(key).some((mention) => mention.level !== null);
