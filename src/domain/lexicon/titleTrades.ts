import type { Matcher } from './matcher.ts';
import { stepsFrom, type Track } from './walk.ts';
import { GAPS, type Token } from './wordTokens.ts';

/** The trades that the short lines of a text name: its title, a headline, the posts held. */
export type TitleTrades = {
  /** Words of those lines. */
  readonly words: readonly string[];
  /** Families of trades of the occupations in them. */
  readonly families: ReadonlySet<string>;
};

const NO_TRADE: TitleTrades = { words: [], families: new Set() };

/** A longer line is a sentence. */
const MAX_TITLE_WORDS = 12;

/** How many words may stand before the trade: a date, "Poste :". */
const MAX_WORDS_BEFORE = 4;

type Line = { readonly from: number; readonly to: number };

const shortLines = (text: string, tokens: readonly Token[]): readonly Line[] => {
  const lines: Line[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const before = tokens[at - 1];
    const token = tokens[at];
    if (before === undefined) break;
    if (token !== undefined && !text.slice(before.end, token.start).includes('\n')) continue;
    if (at - from <= MAX_TITLE_WORDS) lines.push({ from, to: at });
    from = at;
  }
  return lines;
};

/** The occupation without condition that begins at a word, or -1. */
const occupationAt = ({ forms, isOccupation }: Matcher, track: Track, from: number): number => {
  for (const { node } of stepsFrom(track, 0, from)) {
    const { trie } = track.tier;
    for (let form = trie.firstForm(node); form >= 0; form = trie.nextForm(form)) {
      const concept = forms.concepts[form] ?? -1;
      if ((forms.conditions[form] ?? -1) < 0 && isOccupation(concept)) return concept;
    }
  }
  return -1;
};

/** Reads the trades of a text from its short lines; `track` numbers whole words. */
export const readTitleTrades = (matcher: Matcher, text: string, track: Track): TitleTrades => {
  const { tokens } = track;
  const words: string[] = [];
  const families = new Set<string>();
  for (const { from, to } of shortLines(text, tokens)) {
    for (let at = from; at < Math.min(to, from + MAX_WORDS_BEFORE); at += 1) {
      const concept = occupationAt(matcher, track, at);
      if (concept < 0) continue;
      families.add(matcher.familyOf(concept));
      for (let index = at; index < to; index += 1) {
        const token = tokens[index];
        if (token === undefined || (index > at && token.gapBefore > GAPS.space)) break;
        words.push(token.key);
      }
    }
  }
  families.delete('');
  return words.length === 0 ? NO_TRADE : { words, families };
};
