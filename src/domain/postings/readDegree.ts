import { DIPLOMA_LEVELS, type DiplomaLevel } from '#/domain/cv/cv';
import { DENIED_BEFORE } from '#/domain/postings/postingCues.fr';
import {
  BAC_PLUS,
  CAPITAL_DEGREES,
  DEGREES,
  FRAMEWORK,
  FRAMEWORK_LEVEL,
  HELD_BEFORE,
  LEVEL_OF_POST,
  PREPARED_BEFORE,
  WISHED,
} from '#/domain/postings/postingDegrees.fr';
import type { OfferRequirements } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import type { Segment } from '#/domain/postings/segments';
import { isWithin } from '#/domain/postings/statedLines';
import { matchesOf } from '#/domain/shared/matches';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** A diploma that the offer names; offsets count in the folded text. */
export type NamedDegree = {
  readonly level: DiplomaLevel;
  readonly start: number;
  readonly end: number;
  readonly segment: Segment;
};

const levelOfYears = (years: number): DiplomaLevel =>
  years >= 8 ? 'Bac+8' : years >= 5 ? 'Bac+5' : years >= 3 ? 'Bac+3' : 'Bac+2';

const rank = (level: DiplomaLevel): number => DIPLOMA_LEVELS.indexOf(level);

const degreesIn = (script: Script, segment: Segment): readonly NamedDegree[] => {
  const text = script.folded.slice(segment.start, segment.end);
  const found: NamedDegree[] = [];
  const add = (level: DiplomaLevel, index: number, length: number): void => {
    const before = text.slice(Math.max(0, index - 24), index);
    if (DENIED_BEFORE.test(before) || PREPARED_BEFORE.test(text.slice(0, index))) return;
    const start = segment.start + index;
    found.push({ level, start, end: start + length, segment });
  };
  for (const match of matchesOf(BAC_PLUS, text))
    add(levelOfYears(Number(match[1])), match.index, match[0].length);
  for (const match of matchesOf(FRAMEWORK_LEVEL, text)) {
    const level = FRAMEWORK[match[1] ?? ''];
    if (level !== undefined && /dipl|titre|format|rncp|qualif|certif|etude/u.test(text))
      add(level, match.index, match[0].length);
  }
  for (const [level, rule] of DEGREES)
    for (const match of matchesOf(rule, text)) add(level, match.index, match[0].length);
  const { start, end } = script.toOriginal(segment.start, segment.end);
  for (const [level, rule] of CAPITAL_DEGREES)
    for (const match of matchesOf(rule, script.original.slice(start, end)))
      add(level, script.toFolded(start + match.index) - segment.start, match[0].length);
  return found;
};

const lowest = (found: readonly NamedDegree[]): NamedDegree | undefined =>
  found.reduce<NamedDegree | undefined>(
    (low, one) => (low === undefined || rank(one.level) < rank(low.level) ? one : low),
    undefined,
  );

/** Among the tasks only an item that opens with the diploma itself, or words for who holds one, ask for it; among the conditions only the latter. */
const isAskedThere = (script: Script, { segment, start }: NamedDegree): boolean => {
  const before = script.folded.slice(segment.start, start);
  if (segment.section !== 'missions' && !segment.ignored) return true;
  if (HELD_BEFORE.test(before)) return true;
  return !segment.ignored && segment.bullet && /^[^\p{L}]*$/u.test(before);
};

/** Every diploma named where the offer asks for something. */
export const findDegrees = (script: Script, segments: readonly Segment[]): readonly NamedDegree[] =>
  segments
    .filter(({ cue, ignored }) => !ignored || cue === null)
    .flatMap((segment) => degreesIn(script, segment))
    .filter((degree) => isAskedThere(script, degree));

/** The lowest diploma that the line of the studies, else the first sentence about diplomas accepts; null where none is named or all are denied. */
export const readDegree = (
  script: Script,
  everywhere: readonly NamedDegree[],
  line?: TextRange,
): OfferRequirements['degree'] => {
  const demanded = everywhere.filter(({ segment }) => segment.stated);
  const stated =
    demanded.length > 0 ? demanded : everywhere.filter(({ start }) => isWithin(line, start));
  // A line that only wishes for a diploma leaves the word to prose that asks for one.
  const found = stated.some(({ segment }) => segment.demand !== 'optional') ? stated : everywhere;
  const asked = found.filter(({ segment }) => segment.demand !== 'optional');
  const outsideTitle = asked.filter(({ segment }) => segment.section !== 'title');
  const from = outsideTitle.length > 0 ? outsideTitle : asked.length > 0 ? asked : found;
  const first = from[0];
  const chosen = lowest(from.filter(({ segment }) => segment.sentence === first?.segment.sentence));
  if (chosen === undefined) return null;
  const { level, start, end, segment } = chosen;
  const cue = segment.cue === null ? '' : script.original.slice(segment.cue.start, segment.cue.end);
  // "Bac+2 souhaite" names the level of the post; "serait un atout" does not.
  const opening = script.folded.slice(segment.start, start);
  const wished =
    segment.demand === 'optional' && (WISHED.test(fold(cue)) || LEVEL_OF_POST.test(opening));
  return {
    value: level,
    range: script.toOriginal(start, end),
    demand: segment.section === 'title' ? 'required' : wished ? 'expected' : segment.demand,
  };
};
