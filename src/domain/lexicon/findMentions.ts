import type { TextRange } from '../shared/textRange.ts';
import { longestAt, longestIn } from './longest.ts';
import type { Match, Scene } from './longest.ts';
import type { Matcher } from './matcher.ts';
import { readTitleTrades } from './titleTrades.ts';
import type { TitleTrades } from './titleTrades.ts';
import { layTrack, wordAfter } from './walk.ts';
import type { Step, Track } from './walk.ts';
import { isBareAction } from './wordings.ts';
import { COORDINATORS } from './words.fr.ts';
import { GAPS, tokenize } from './wordTokens.ts';
import type { Token } from './wordTokens.ts';

/** A list of more heads than this before one tail is a sentence, not a list. */
const MAX_HEADS = 3;

const firstStep = (step: Step): Step => {
  let first = step;
  while (first.before !== null) first = first.before;
  return first;
};

/** The token that a list joins to the one at `at` ("reception et rangement"), or -1. */
const listedBefore = ({ tokens }: Scene, at: number): number => {
  const token = tokens[at];
  const previous = tokens[at - 1];
  if (token === undefined || previous === undefined) return -1;
  if (COORDINATORS.has(previous.key))
    return token.gapBefore === GAPS.space && previous.gapBefore === GAPS.space ? at - 2 : -1;
  return token.gapBefore === GAPS.list || token.gapBefore === GAPS.slash ? at - 1 : -1;
};

const withTail = (
  scene: Scene,
  track: Track,
  head: number,
  rest: number,
  end: number,
): Match | null => {
  const number = track.numbers[head] ?? -1;
  const node = number < 0 ? -1 : track.tier.trie.child(0, number);
  if (node < 0) return null;
  const match = longestIn(scene, track, node, rest);
  // Only the head is the mention: the tail belongs to the last member of the list.
  return match === null || match.end !== end ? null : { ...match, from: head, end: head + 1 };
};

/** Earlier members of a list whose tail is said once at its end: "reception et rangement de marchandises". */
const sharingTail = (scene: Scene, match: Match, covered: number): readonly Match[] => {
  const found: Match[] = [];
  const first = firstStep(match.last);
  if (first === match.last || match.head !== null) return found;
  const rest = wordAfter(scene.tokens, first.end);
  let at = match.from;
  for (let count = 0; count < MAX_HEADS; count += 1) {
    const head = listedBefore(scene, at);
    if (head < covered) break;
    const member =
      withTail(scene, scene.exact, head, rest, match.end) ??
      withTail(scene, scene.stem, head, rest, match.end);
    if (member === null) break;
    if (scene.matcher.forms.concepts[member.form] !== scene.matcher.forms.concepts[match.form])
      found.unshift(member);
    at = head;
  }
  return found;
};

/** Prepositions that begin something else after "et" or "ou". */
const ELSEWHERE: ReadonlySet<string> = new Set(['en', 'dans', 'sur', 'par', 'pour']);

/** A head parted from its tail by a second head: "nettoyer et desinfecter les locaux" names the cleaning of the premises. */
const acrossPair = (scene: Scene, head: number): Match | null => {
  const { tokens } = scene;
  const join = tokens[head + 1];
  const second = tokens[head + 2];
  if (join === undefined || second === undefined || !COORDINATORS.has(join.key)) return null;
  if (ELSEWHERE.has(second.key)) return null;
  if (join.gapBefore !== GAPS.space || second.gapBefore !== GAPS.space) return null;
  // Where the second head has a meaning of its own, the two are told apart by `sharingTail`.
  if (longestAt(scene, head + 2) !== null) return null;
  const rest = wordAfter(tokens, head + 3);
  if ((tokens[rest]?.gapBefore ?? GAPS.break) > GAPS.space) return null;
  for (const track of [scene.exact, scene.stem]) {
    const number = track.numbers[head] ?? -1;
    const node = number < 0 ? -1 : track.tier.trie.child(0, number);
    const match = node < 0 ? null : longestIn(scene, track, node, rest);
    if (match !== null) return { ...match, from: head };
  }
  return null;
};

/** A mention by the index of its concept; offsets count in the text. */
export type FoundMention = {
  readonly concept: number;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  readonly shared: boolean;
  readonly joined?: TextRange;
};

/** An ambiguous word that only a title or its place in a list speaks for may mean something else. */
export const PLACED_CONFIDENCE = 0.9;

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

/** Where the head of a listed member ends, with the article that waits for it: "gestion des". */
const headEnd = (tokens: readonly Token[], { head, from }: Match): number => {
  let end = head?.end ?? from;
  while (end < from && tokens[end]?.link === true) end += 1;
  return end;
};

/**
 * What a longer name says of the thing that an action of any trade is done to: "gestion des evenements indesirables" is
 * about undesirable events, and organises none. Null where the object is told whole.
 */
const longerObject = (scene: Scene, match: Match): Match | null => {
  const { text, tokens } = scene;
  const last = match.end - 1;
  const object = tokens[last];
  const first = tokens[match.from];
  if (last === match.from || object === undefined || first === undefined) return null;
  if (match.head !== null || !isBareAction(text.slice(first.start, object.start))) return null;
  const longer = longestAt(scene, last);
  if (longer === null || longer.end <= match.end) return null;
  // "Etablissement des devis et facturation" does two things, and tells neither further.
  const isListed = tokens.slice(match.end, longer.end).some(({ key }) => COORDINATORS.has(key));
  return isListed ? null : longer;
};

/** Finds every mention, leftmost then longest first, heads of lists distributed; the mentions never overlap. */
export const findIn = (matcher: Matcher, text: string): readonly FoundMention[] => {
  const tokens = tokenize(text);
  const exact = layTrack(matcher.exact, tokens);
  const stem = layTrack(matcher.stem, tokens);
  let known: TitleTrades | null = null;
  const trades = (): TitleTrades => (known ??= readTitleTrades(matcher, text, exact));
  const scene = { matcher, text, tokens, exact, stem, trades };
  const found: FoundMention[] = [];
  const rangeOf = (from: number, end: number): TextRange | null => {
    const first = tokens[from];
    const last = tokens[end - 1];
    return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
  };
  const keep = ({ form, from, end, track, placed }: Match, joined: TextRange | null): void => {
    const range = rangeOf(from, end);
    if (range === null) return;
    const concept = matcher.forms.concepts[form] ?? -1;
    const confidence = track.tier.confidence * (placed ? PLACED_CONFIDENCE : 1);
    const shared = matcher.forms.shared[form] === 1;
    found.push({ concept, ...range, confidence, shared, ...(joined && { joined }) });
  };
  let index = 0;
  /** Tokens before this one belong to earlier mentions. */
  let covered = 0;
  while (index < tokens.length) {
    let match = longestAt(scene, index) ?? acrossPair(scene, index);
    if (match === null) {
      index += 1;
      continue;
    }
    match = longerObject(scene, match) ?? match;
    const tail = rangeOf(firstStep(match.last).end, match.end);
    for (const member of sharingTail(scene, match, covered)) keep(member, tail);
    keep(match, null);
    const from = match.from;
    index = match.end;
    for (let next = shared(scene, match); next !== null; next = shared(scene, match)) {
      const own = longestAt(scene, next.from);
      if (own !== null && own.end > next.end) break;
      keep(next, rangeOf(from, headEnd(tokens, next)));
      match = next;
      index = next.end;
    }
    covered = index;
  }
  return found;
};
