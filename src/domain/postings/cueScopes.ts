import {
  ALSO_AFTER,
  CONTINUES,
  HARD_NEGATIVE,
  NEW_REQUIREMENT,
  OWN_OBJECT,
  OPTIONAL_ADVERB,
  OPTIONAL_CUE,
  PLURAL_CUE,
  PLURAL_VERB,
  REQUIRED_CUE,
  SOFT_NEGATIVE,
} from '#/domain/postings/postingCues.fr';
import type { Demand } from '#/domain/postings/requirements';
import { matchesOf } from '#/domain/shared/matches';

/** Words that set the demand of those around them; `none` says that nothing is asked. Offsets count in the sentence. */
export type Cue = {
  readonly start: number;
  readonly end: number;
  readonly demand: Demand | 'none';
  readonly plural: boolean;
  readonly adverb: boolean;
};

/** A stretch of a sentence under one cue, or under none. */
export type Scope = { readonly start: number; readonly end: number; readonly cue: Cue | null };

const AFTER_CUE = /^\s*(?:,|\bmais\b|\bet\b)/u;
const SHORTEST_SCOPE = 3;

const cuesOf = (text: string): readonly Cue[] => {
  const cues: Cue[] = [];
  const collect = (rule: RegExp, demand: Cue['demand'], adverb = false): void => {
    for (const match of matchesOf(rule, text)) {
      const start = match.index;
      const end = start + match[0].length;
      // A negation is collected first and covers the cue that it holds.
      if (cues.some((cue) => start < cue.end && end > cue.start)) continue;
      const plural = PLURAL_CUE.test(match[0]) || PLURAL_VERB.test(text.slice(0, start));
      cues.push({ start, end, demand, plural, adverb });
    }
  };
  collect(SOFT_NEGATIVE, 'optional');
  collect(HARD_NEGATIVE, 'none');
  collect(OPTIONAL_ADVERB, 'optional', true);
  collect(OPTIONAL_CUE, 'optional');
  collect(REQUIRED_CUE, 'required');
  // Words in brackets comment on what stands before them; they do not deny it.
  const inBrackets = ({ start }: Cue): boolean =>
    text.lastIndexOf('(', start) > text.lastIndexOf(')', start);
  return cues
    .filter((cue) => cue.demand !== 'none' || !inBrackets(cue))
    .sort((a, b) => a.start - b.start);
};

const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

const cutBefore = (text: string, cue: Cue): number | null => {
  const before = text.slice(0, cue.start);
  if (cue.adverb) {
    const rest = text.slice(cue.end).replace(/[\s.)]+$/u, '');
    if (rest !== '') return cue.start;
    const comma = before.lastIndexOf(',');
    return comma < 0 ? null : comma;
  }
  // "BTS : aucune experience exigee" denies its own object, not what stands before.
  const ownObject = OWN_OBJECT.test(text.slice(cue.start, cue.end));
  return cue.demand === 'none' && ownObject && /[,:(]\s*$/u.test(before) ? cue.start : null;
};

const cutsOf = (text: string, cues: readonly Cue[]): readonly number[] => {
  const wanted = new Set<number>();
  // "Idealement, vous connaissez A": the comma is the adverb's own.
  const isOfAdverb = (at: number): boolean =>
    cues.some(({ adverb, end }) => adverb && text.slice(end, at).trim() === '' && at >= end);
  for (const match of matchesOf(NEW_REQUIREMENT, text))
    if (!isOfAdverb(match.index)) wanted.add(match.index);
  for (const cue of cues) {
    const before = cutBefore(text, cue);
    if (before !== null) wanted.add(before);
    if (!cue.adverb && AFTER_CUE.test(text.slice(cue.end))) wanted.add(cue.end);
    // "Idealement A, et B": the wish ends with A.
    const turn = cue.adverb ? text.indexOf(', et ', cue.end) : -1;
    if (turn >= 0) wanted.add(turn);
  }
  const cuts = [0];
  for (const cut of [...wanted].sort((a, b) => a - b))
    if (letters(text.slice(cuts.at(-1) ?? 0, cut)) >= SHORTEST_SCOPE) cuts.push(cut);
  return [...cuts, text.length];
};

/** A denial outweighs the rest; else the first cue of the scope. */
const cueWithin = (
  text: string,
  cues: readonly Cue[],
  { start, end }: { readonly start: number; readonly end: number },
): Cue | null => {
  // "Vous justifiez de A (optionnel)": a wish in brackets is the last word on what stands before.
  const isOfLast = (cue: Cue): boolean =>
    cue.demand === 'optional' &&
    /\(\s*$/u.test(text.slice(start, cue.start)) &&
    /^\s*\)/u.test(text.slice(cue.end));
  const inside = cues.filter((cue) => cue.start >= start && cue.end <= end);
  return (
    inside.find(({ demand }) => demand === 'none') ?? inside.find(isOfLast) ?? inside[0] ?? null
  );
};

const isContinued = (words: string): boolean => CONTINUES.test(words) || ALSO_AFTER.test(words);

/** Cuts one folded sentence at every turn to another requirement, and says which cue governs each part. */
export const scopesOf = (text: string): readonly Scope[] => {
  const cues = cuesOf(text);
  const cuts = cutsOf(text, cues);
  const scopes = cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return { start, end, cue: cueWithin(text, cues, { start, end }) };
  });
  // "Seraient des atouts : A, B": the cue leads the rest.
  const lead = cues.find(({ end }) => /^\s*:/u.test(text.slice(end)));
  for (const [index, scope] of scopes.entries()) {
    if (scope.cue !== null) continue;
    if (lead !== undefined && scope.start >= lead.end) scope.cue = lead;
    else if (isContinued(text.slice(scope.start, scope.end)))
      scope.cue = scopes[index - 1]?.cue ?? null;
  }
  // "La pratique de A, la connaissance de B sont souhaitees": the plural reaches back.
  for (let index = scopes.length - 2; index >= 0; index -= 1) {
    const scope = scopes[index];
    const cue = scopes[index + 1]?.cue ?? null;
    if (scope === undefined || scope.cue !== null || cue?.plural !== true) continue;
    if (!/\b(?:vous|tu|nous|on)\b/u.test(text.slice(scope.start, scope.end))) scope.cue = cue;
  }
  return scopes;
};
