import type { TextRange } from '../shared/textRange.ts';
import { CIRCUMSTANCE, HANGING, NO_OPENING } from './activities.fr.ts';
import { LOOSE_WORD, SENTENCE_ITEM } from './listSiblings.fr.ts';

const LIST_END = /[;:()\u2022|\t\n]|\.(?=\s|$)|\s[\u2013\u2014-]\s/gu;
const ITEM_END = /,|\s(?:et|ou|puis|&|ainsi que)\s|\//gu;
const OPENING = /^(?:(?:l'|d'|le |la |les |des |du |de |en |vos |votre |a )+)/u;
const FEWEST_ITEMS = 3;
const FEWEST_KNOWN = 2;
const MOST_WORDS = 4;
const SHORTEST = 4;

const cut = (folded: string, { start, end }: TextRange, rule: RegExp): readonly TextRange[] => {
  const parts: TextRange[] = [];
  let from = start;
  for (const match of folded.slice(start, end).matchAll(rule)) {
    parts.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return [...parts, { start: from, end }].filter(
    (part) => folded.slice(part.start, part.end).trim() !== '',
  );
};

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

const trimmed = (folded: string, { start, end }: TextRange): TextRange | null => {
  const raw = folded.slice(start, end);
  const indent = raw.length - raw.replace(/^[\s>*+-]+/u, '').length;
  const opened = raw.slice(indent);
  const head = OPENING.exec(opened)?.[0].length ?? 0;
  const body = opened.slice(head);
  const kept = body.slice(0, CIRCUMSTANCE.exec(body)?.index ?? body.length).trimEnd();
  if (kept.length < SHORTEST || wordsIn(kept) > MOST_WORDS || /[\d%\u20ac@]/u.test(kept))
    return null;
  if (NO_OPENING.test(kept) || HANGING.test(kept) || SENTENCE_ITEM.test(kept)) return null;
  if (LOOSE_WORD.test(kept)) return null;
  return { start: start + indent + head, end: start + indent + head + kept.length };
};

/**
 * Items that stand in one list with things the lexicon knows: in "shampoings, coupes, couleurs et
 * meches" the last one is a skill of the same kind. `known` are the places of what it knows, `heard`
 * those of all words that it knows, another trade's included; offsets count in the folded text.
 */
export const listSiblings = (
  folded: string,
  known: readonly TextRange[],
  heard: readonly TextRange[] = known,
): readonly TextRange[] =>
  cut(folded, { start: 0, end: folded.length }, LIST_END).flatMap((list) => {
    const items = cut(folded, list, ITEM_END);
    if (items.length < FEWEST_ITEMS) return [];
    const without = (places: readonly TextRange[]): readonly TextRange[] =>
      items.filter(
        (item) => !places.some(({ start, end }) => start < item.end && end > item.start),
      );
    if (items.length - without(heard).length < Math.max(FEWEST_KNOWN, items.length / 2)) return [];
    if (items.some(({ start, end }) => wordsIn(folded.slice(start, end)) > MOST_WORDS + 2))
      return [];
    return without(known)
      .map((item) => trimmed(folded, item))
      .filter((item) => item !== null);
  });
