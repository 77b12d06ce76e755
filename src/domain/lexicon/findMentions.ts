import { conditionHolds } from './conditions.ts';
import type { Matcher } from './matcher.ts';
import { sameLoneWord } from './stems.ts';
import { accentedKey, GAPS, type Token, tokenize } from './tokens.ts';
import { layTrack, type Step, stepsFrom, type Track } from './walk.ts';
import { COORDINATORS } from './words.fr.ts';

/** A mention by the index of its concept; offsets count in the text. */
export type FoundMention = {
  readonly concept: number;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
};

/** A match on tokens: `from` to `end` (exclusive), and the way that led there. */
type Match = {
  readonly form: number;
  readonly from: number;
  readonly end: number;
  readonly track: Track;
  readonly last: Step;
  /** Steps made before this match, where its head was said for an earlier member of the list. */
  readonly head: Step | null;
};

type Scene = {
  readonly matcher: Matcher;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly exact: Track;
  readonly stem: Track;
};

/** Among forms that end at one place, one whose condition holds is surer than one without condition; -1 where none fits. */
const chooseForm = (
  { matcher, text, tokens }: Scene,
  { tier }: Track,
  from: number,
  { node, end }: Step,
): number => {
  const { forms, conditions, word } = matcher;
  const token = tokens[from];
  const key = token?.key ?? '';
  const accents = token === undefined ? null : accentedKey(text.slice(token.start, token.end));
  // "metres" is not "metre" with an accent: where both carry accents they must agree.
  const otherAccents = !tier.byStem && accents !== null && !matcher.accented.has(accents);
  let plain = -1;
  for (let form = tier.trie.firstForm(node); form >= 0; form = tier.trie.nextForm(form)) {
    const start = forms.starts[form] ?? 0;
    const lone = (forms.starts[form + 1] ?? 0) - start === 1;
    if (lone && otherAccents) continue;
    if (tier.byStem && lone && !sameLoneWord(word(forms.words[start] ?? 0), key)) continue;
    const condition = conditions[forms.conditions[form] ?? -1];
    if (condition === undefined) plain = plain < 0 ? form : plain;
    else if (conditionHolds(condition, text, tokens, from, end)) return form;
  }
  return plain;
};

const longestIn = (scene: Scene, track: Track, node: number, from: number): Match | null => {
  let best: Match | null = null;
  for (const step of stepsFrom(track, node, from)) {
    if (best !== null && step.end <= best.end) continue;
    const form = chooseForm(scene, track, from, step);
    if (form >= 0) best = { form, from, end: step.end, track, last: step, head: null };
  }
  return best;
};

const longestAt = (scene: Scene, from: number): Match | null => {
  const exact = longestIn(scene, scene.exact, 0, from);
  const stem = longestIn(scene, scene.stem, 0, from);
  return stem !== null && stem.end > (exact?.end ?? from) ? stem : exact;
};

/** The token after a list separator ("TIG, MIG", "TIG et MIG", "TIG/MIG") that follows the token `end - 1`. */
const nextListed = (tokens: readonly Token[], end: number): number | null => {
  const token = tokens[end];
  if (token === undefined || token.gapBefore >= GAPS.line) return null;
  if (COORDINATORS.has(token.key)) {
    let after = end + 1;
    while (tokens[after]?.link === true) after += 1;
    const next = tokens[after];
    return next === undefined || next.gapBefore > GAPS.space ? null : after;
  }
  return token.gapBefore === GAPS.space ? null : end;
};

/** The next member of a list whose head was said once: "soudure TIG, MIG" reads "soudure MIG". */
const shared = (scene: Scene, match: Match): Match | null => {
  const from = nextListed(scene.tokens, match.end);
  if (from === null) return null;
  for (const chain of [match.last.before, match.head])
    for (let head = chain; head !== null; head = head.before) {
      const next = longestIn(scene, match.track, head.node, from);
      if (next !== null) return { ...next, head };
    }
  return null;
};

/** Finds every mention, leftmost then longest first, heads of lists distributed; the mentions never overlap. */
export const findIn = (matcher: Matcher, text: string): readonly FoundMention[] => {
  const tokens = tokenize(text);
  const exact = layTrack(matcher.exact, tokens);
  const stem = layTrack(matcher.stem, tokens);
  const scene = { matcher, text, tokens, exact, stem };
  const found: FoundMention[] = [];
  const keep = ({ form, from, end, track }: Match): void => {
    const first = tokens[from];
    const last = tokens[end - 1];
    if (first === undefined || last === undefined) return;
    const concept = matcher.forms.concepts[form] ?? -1;
    const { confidence } = track.tier;
    found.push({ concept, start: first.start, end: last.end, confidence });
  };
  let index = 0;
  while (index < tokens.length) {
    let match = longestAt(scene, index);
    if (match === null) {
      index += 1;
      continue;
    }
    keep(match);
    index = match.end;
    for (let next = shared(scene, match); next !== null; next = shared(scene, match)) {
      const own = longestAt(scene, next.from);
      if (own !== null && own.end > next.end) break;
      keep(next);
      match = next;
      index = next.end;
    }
  }
  return found;
};
