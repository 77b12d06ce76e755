import { HARD_NEGATIVE } from '#/domain/postings/postingCues.fr';
import {
  ADJECTIVE_BEFORE,
  LANGUAGE_BEFORE,
  LANGUAGE_ASKED,
  LANGUAGE_LABEL,
  LANGUAGE_LEVELS,
  LANGUAGES,
  LANGUAGE_LINE,
  MASTERED,
} from '#/domain/postings/postingLanguages.fr';
import type { OfferRequirements } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import type { Segment } from '#/domain/postings/segments';
import { matchesOf } from '#/domain/shared/matches';

type OfferLanguage = OfferRequirements['languages'][number];

const RULES = LANGUAGES.map(
  ([label, words]) => [label, new RegExp(`\\b(?:${words})\\b`, 'gu')] as const,
);

/** Most sentences name no language: they are asked once, not once for each. */
const ANY_LANGUAGE = new RegExp(`\\b(?:${LANGUAGES.map(([, words]) => words).join('|')})\\b`, 'u');

type Named = { readonly label: string; readonly start: number; readonly end: number };

const namedIn = (text: string): readonly Named[] => {
  if (!ANY_LANGUAGE.test(text)) return [];
  const all = RULES.flatMap(([label, rule]) =>
    matchesOf(rule, text).map((match) => ({
      label,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).sort((a, b) => a.start - b.start);
  let refusedEnd = -1;
  return all.filter(({ start, end }) => {
    const before = text.slice(0, start);
    const chained = refusedEnd >= 0 && /^[\s,]*(?:et|ou)?\s*$/u.test(text.slice(refusedEnd, start));
    const refused =
      chained || ADJECTIVE_BEFORE.test(before) || !(start === 0 || LANGUAGE_BEFORE.test(before));
    if (refused) refusedEnd = end;
    return !refused;
  });
};

/** The words about one language: from the member of the list before to the one after. */
const windowOf = (
  text: string,
  named: readonly Named[],
  index: number,
): readonly [number, number] => {
  const one = named[index];
  const next = named[index + 1];
  const previous = named[index - 1];
  if (one === undefined) return [0, 0];
  const commaBefore = text.lastIndexOf(',', one.start);
  const from = Math.max(previous?.end ?? 0, commaBefore + 1);
  const comma = text.indexOf(',', one.end);
  const stop = Math.min(next?.start ?? text.length, comma < 0 ? text.length : comma);
  return [from, stop];
};

const levelIn = (
  text: string,
): {
  readonly start: number;
  readonly end: number;
  readonly cefr: OfferLanguage['cefr'];
} | null => {
  for (const [rule, cefr] of LANGUAGE_LEVELS) {
    const match = rule.exec(text);
    if (match !== null) return { start: match.index, end: match.index + match[0].length, cefr };
  }
  return null;
};

const readSegment = (script: Script, segment: Segment): readonly OfferLanguage[] => {
  const text = script.folded.slice(segment.start, segment.end);
  const named = namedIn(text);
  const levels = named.map((_, index) => {
    const [from, to] = windowOf(text, named, index);
    const level = levelIn(text.slice(from, to));
    return level === null ? null : { ...level, start: level.start + from, end: level.end + from };
  });
  return named.map(({ label, start, end }, index) => {
    const own = levels[index] ?? null;
    const next = levels[index + 1] ?? null;
    // "francais et anglais courants": a plural level speaks of both.
    const level =
      own ?? (next !== null && text.slice(next.start, next.end).endsWith('s') ? next : null);
    const range = script.toOriginal(segment.start + start, segment.start + end);
    const levelRange =
      level === null
        ? null
        : script.toOriginal(segment.start + level.start, segment.start + level.end);
    // A language with its own level stands apart from the cue of the next one.
    const [, stop] = windowOf(text, named, index);
    const cueStart = segment.cue === null ? -1 : script.toFolded(segment.cue.start) - segment.start;
    const apart = own !== null && index < named.length - 1 && cueStart > stop;
    const fallback = segment.section === 'optional' ? 'optional' : 'required';
    return {
      language: label,
      level: levelRange === null ? null : script.original.slice(levelRange.start, levelRange.end),
      cefr: level?.cefr ?? null,
      demand: apart ? fallback : segment.demand,
      range,
    };
  });
};

const denied = (text: string): boolean =>
  text.search(HARD_NEGATIVE) >= 0 || /\bpas d['e]/u.test(text);

/** The languages of the post under a label of their own, which may stand among the benefits. */
const labelled = ({ folded, original, toOriginal }: Script): readonly OfferLanguage[] =>
  matchesOf(LANGUAGE_LABEL, folded).flatMap((match) => {
    const [whole, list = ''] = match;
    const from = match.index + whole.length - list.length;
    const named = namedIn(list);
    return named.map(({ label, start, end }, index): OfferLanguage => {
      const [low, high] = windowOf(list, named, index);
      const level = levelIn(list.slice(low, high));
      const place =
        level === null ? null : toOriginal(from + low + level.start, from + low + level.end);
      return {
        language: label,
        level: place === null ? null : original.slice(place.start, place.end),
        cefr: level?.cefr ?? null,
        demand: 'required',
        range: toOriginal(from + start, from + end),
      };
    });
  });

/** Asked for whatever heading stands above. */
const isStated = (text: string): boolean => MASTERED.test(text) || LANGUAGE_LINE.test(text);

/** Languages that the offer asks for, each once, with the level where it is given. */
export const readOfferLanguages = (
  script: Script,
  segments: readonly Segment[],
): readonly OfferLanguage[] => {
  const found = new Map<string, OfferLanguage>();
  const textOf = ({ start, end }: Segment): string => script.folded.slice(start, end);
  for (const segment of segments) {
    if (segment.ignored && segment.cue === null && !isStated(textOf(segment))) continue;
    if (denied(script.folded.slice(segment.start, segment.end))) continue;
    // In a title or among the tasks a language may be a market, a menu or a class.
    const plain = !segment.ignored && segment.section !== 'title' && segment.section !== 'missions';
    const words = script.folded.slice(segment.start, segment.end);
    if (!plain && !LANGUAGE_ASKED.test(words)) continue;
    for (const one of readSegment(script, segment)) {
      const known = found.get(one.language);
      const better = known === undefined || (known.level === null && one.level !== null);
      // What data demands decides how strongly; a level that the prose gives stays.
      if (segment.stated && known !== undefined)
        found.set(one.language, { ...(better ? one : known), demand: one.demand });
      else if (better) found.set(one.language, one);
    }
  }
  for (const one of labelled(script)) if (!found.has(one.language)) found.set(one.language, one);
  return [...found.values()];
};
