import { longestAt, longestIn, type Match, type Scene } from './longest.ts';
import type { Matcher } from './matcher.ts';
import { acrossPair, sharingTail } from './sharedTails.ts';
import { readTitleTrades, type TitleTrades } from './titleTrades.ts';
import { GAPS, type Token, tokenize } from './tokens.ts';
import { layTrack } from './walk.ts';
import { COORDINATORS } from './words.fr.ts';

/** A mention by the index of its concept; offsets count in the text. */
export type FoundMention = {
  readonly concept: number;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  readonly shared: boolean;
};

/** An ambiguous word that only a title or its place in a list speaks for may mean something else. */
const PLACED_CONFIDENCE = 0.9;

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
  let known: TitleTrades | null = null;
  const trades = (): TitleTrades => (known ??= readTitleTrades(matcher, text, tokens));
  const scene = { matcher, text, tokens, exact, stem, trades };
  const found: FoundMention[] = [];
  const keep = ({ form, from, end, track, placed }: Match): void => {
    const first = tokens[from];
    const last = tokens[end - 1];
    if (first === undefined || last === undefined) return;
    const concept = matcher.forms.concepts[form] ?? -1;
    const confidence = track.tier.confidence * (placed ? PLACED_CONFIDENCE : 1);
    const shared = matcher.forms.shared[form] === 1;
    found.push({ concept, start: first.start, end: last.end, confidence, shared });
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
    for (const member of sharingTail(scene, match, covered)) keep(member);
    keep(match);
    index = match.end;
    for (let next = shared(scene, match); next !== null; next = shared(scene, match)) {
      const own = longestAt(scene, next.from);
      if (own !== null && own.end > next.end) break;
      keep(next);
      match = next;
      index = next.end;
    }
    covered = index;
  }
  return found;
};
