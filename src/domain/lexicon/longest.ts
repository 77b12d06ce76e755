import { ALLOWED, type Allowed, conditionHolds } from './conditions.ts';
import type { Matcher } from './matcher.ts';
import { sameLoneWord } from './stems.ts';
import type { TitleTrades } from './titleTrades.ts';
import { accentedKey, type Token } from './tokens.ts';
import { type Step, stepsFrom, type Track } from './walk.ts';

/** A match on tokens: `from` to `end` (exclusive), and the way that led there. */
export type Match = {
  readonly form: number;
  readonly from: number;
  readonly end: number;
  readonly track: Track;
  readonly last: Step;
  /** An ambiguous form that only the title of the text, or its place in a list, speaks for. */
  readonly placed: boolean;
  /** Steps made before this match, where its head was said for an earlier member of the list. */
  readonly head: Step | null;
};

export type Scene = {
  readonly matcher: Matcher;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly exact: Track;
  readonly stem: Track;
  /** Read once, where a word asks for them. */
  readonly trades: () => TitleTrades;
};

/** Another inflection of a word; the very same word is the exact tier's to judge. */
const isInflection = (form: string, key: string): boolean =>
  form !== key && sameLoneWord(form, key);

type Chosen = Pick<Match, 'form' | 'placed'>;

/**
 * Among forms that end at one place, one whose subject is spoken of is surer than one without condition, and that one
 * surer than one that only the title or its place allow; null where none fits.
 */
const chooseForm = (
  { matcher, text, tokens, trades }: Scene,
  { tier }: Track,
  from: number,
  { node, end }: Step,
): Chosen | null => {
  const { forms, conditions, word } = matcher;
  const token = tokens[from];
  const key = token?.key ?? '';
  const accents = token === undefined ? null : accentedKey(text.slice(token.start, token.end));
  // "metres" is not "metre" with an accent: where both carry accents they must agree.
  const otherAccents = !tier.byStem && accents !== null && !matcher.accented.has(accents);
  let plain = -1;
  let placed = -1;
  let strangers = 0;
  let surest: Allowed = ALLOWED.no;
  for (let form = tier.trie.firstForm(node); form >= 0; form = tier.trie.nextForm(form)) {
    const start = forms.starts[form] ?? 0;
    const lone = (forms.starts[form + 1] ?? 0) - start === 1;
    if (lone && otherAccents) continue;
    if (tier.byStem && lone && !isInflection(word(forms.words[start] ?? 0), key)) continue;
    const condition = conditions[forms.conditions[form] ?? -1];
    if (condition === undefined) plain = plain < 0 ? form : plain;
    else {
      const family = matcher.familyOf(forms.concepts[form] ?? -1);
      const place = { text, tokens, from, to: end, trades, family };
      const allowed = conditionHolds(condition, place);
      if (allowed === ALLOWED.bySubject) return { form, placed: false };
      if (allowed === ALLOWED.elsewhere) strangers += 1;
      if (allowed > surest) {
        surest = allowed;
        placed = form;
      }
    }
  }
  if (plain >= 0) return { form: plain, placed: false };
  // Several trades use the word and none of them is the one that the title names.
  if (surest === ALLOWED.elsewhere && strangers > 1) return null;
  return placed >= 0 ? { form: placed, placed: true } : null;
};

/** The longest match from `node` with the tokens at `from`, in one tier. */
export const longestIn = (scene: Scene, track: Track, node: number, from: number): Match | null => {
  let best: Match | null = null;
  for (const step of stepsFrom(track, node, from)) {
    if (best !== null && step.end <= best.end) continue;
    const chosen = chooseForm(scene, track, from, step);
    if (chosen !== null) best = { ...chosen, from, end: step.end, track, last: step, head: null };
  }
  return best;
};

/** The longest match that starts at a token; whole words win over stems of the same length. */
export const longestAt = (scene: Scene, from: number): Match | null => {
  const exact = longestIn(scene, scene.exact, 0, from);
  const stem = longestIn(scene, scene.stem, 0, from);
  return stem !== null && stem.end > (exact?.end ?? from) ? stem : exact;
};
