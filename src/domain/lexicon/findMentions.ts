import { conditionHolds } from './conditions.ts';
import type { IndexedForm, Matcher, Tier } from './matcher.ts';
import { sameLoneWord } from './stems.ts';
import { GAPS, type Token, tokenize } from './tokens.ts';
import { pathsFrom, type Step } from './walk.ts';
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
  readonly form: IndexedForm;
  readonly from: number;
  readonly end: number;
  readonly tier: Tier;
  readonly path: readonly Step[];
};

type Scene = {
  readonly matcher: Matcher;
  readonly text: string;
  readonly tokens: readonly Token[];
};

/** Among forms that end at one place, one whose condition holds is surer than one without condition. */
const chooseForm = (
  { matcher, text, tokens }: Scene,
  numbers: readonly number[],
  from: number,
  end: number,
  accepts: (form: IndexedForm) => boolean,
): IndexedForm | null => {
  let plain: IndexedForm | null = null;
  for (const number of numbers) {
    const form = matcher.forms[number];
    if (form === undefined || !accepts(form)) continue;
    if (form.exact === null && form.contexts.length === 0) plain ??= form;
    else if (conditionHolds(form, text, tokens, from, end)) return form;
  }
  return plain;
};

const longestIn = (scene: Scene, tier: Tier, node: number, from: number): Match | null => {
  const lone = tier === scene.matcher.stem;
  const paths = pathsFrom(tier, scene.tokens, node, from);
  let best: Match | null = null;
  for (const path of paths) {
    const last = path.at(-1);
    const numbers = last === undefined ? undefined : tier.trie.formsAt(last.node);
    if (last === undefined || numbers === undefined || (best !== null && last.end <= best.end))
      continue;
    const key = scene.tokens[from]?.key ?? '';
    const form = chooseForm(scene, numbers, from, last.end, ({ words }) =>
      lone && words.length === 1 ? sameLoneWord(words[0] ?? '', key) : true,
    );
    if (form !== null) best = { form, from, end: last.end, tier, path };
  }
  return best;
};

const longestAt = (scene: Scene, from: number): Match | null => {
  const exact = longestIn(scene, scene.matcher.exact, 0, from);
  const stem = longestIn(scene, scene.matcher.stem, 0, from);
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
  return token.gapBefore === GAPS.list || token.gapBefore === GAPS.joined ? end : null;
};

/** The next member of a list whose head was said once: "soudure TIG, MIG" reads "soudure MIG". */
const shared = (scene: Scene, head: Match): Match | null => {
  const from = nextListed(scene.tokens, head.end);
  if (from === null) return null;
  for (const step of head.path.slice(0, -1).reverse()) {
    const match = longestIn(scene, head.tier, step.node, from);
    if (match !== null) return { ...match, path: [...head.path.slice(0, -1), ...match.path] };
  }
  return null;
};

/** Finds every mention, leftmost then longest first, heads of lists distributed; the mentions never overlap. */
export const findIn = (matcher: Matcher, text: string): readonly FoundMention[] => {
  const tokens = tokenize(text);
  const scene = { matcher, text, tokens };
  const found: FoundMention[] = [];
  const keep = ({ form, from, end, tier }: Match): void => {
    const first = tokens[from];
    const last = tokens[end - 1];
    if (first === undefined || last === undefined) return;
    const { confidence } = tier;
    found.push({ concept: form.concept, start: first.start, end: last.end, confidence });
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
