import { longestAt, longestIn, type Match, type Scene } from './longest.ts';
import { GAPS } from './tokens.ts';
import { type Step, type Track, wordAfter } from './walk.ts';
import { COORDINATORS } from './words.fr.ts';

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
export const sharingTail = (scene: Scene, match: Match, covered: number): readonly Match[] => {
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
export const acrossPair = (scene: Scene, head: number): Match | null => {
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
