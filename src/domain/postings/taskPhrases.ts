import { CIRCUMSTANCE, HANGING, NO_ACTION } from '#/domain/lexicon/activities.fr';
import { isAction, isKnownInfinitive, isTradeAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/tokens';
import {
  BARE_VERB,
  BEFORE_VERB,
  DETERMINER,
  NO_TASK_VERB,
  NO_VERB,
} from '#/domain/postings/taskPhrases.fr';
import type { TextRange } from '#/domain/shared/textRange';

const ITEM_END = /[,;:()/\u2022|\t\n]|\.(?=\s|$)|\s(?:et|ou|puis|&)\s/gu;
const WORD = /^[\p{L}'-]+/u;
const CRAFT = /^[a-z]{4,}age$/u;
const MOST_WORDS = 7;
const SHORTEST_OBJECT = 4;

type Item = { readonly start: number; readonly body: string };

const itemsOf = (folded: string): readonly Item[] => {
  const items: Item[] = [];
  let from = 0;
  const add = (to: number): void => {
    const raw = folded.slice(from, to);
    const before = BEFORE_VERB.exec(raw)?.[0].length ?? 0;
    items.push({ start: from + before, body: raw.slice(before).trimEnd() });
  };
  for (const match of folded.matchAll(ITEM_END)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(folded.length);
  return items;
};

/** An infinitive or a polite second person; other persons of a known verb only before what it is done to. */
const isVerb = (word: string, rest: string): boolean => {
  const key = wordKey(word);
  if (NO_TASK_VERB.has(word) || NO_VERB.test(word)) return false;
  if (/(?:er|ir|ez)$/u.test(word)) return word.length > 4 || isAction(key);
  if (word.endsWith('re')) return isAction(key);
  return (
    /[^e]es?$/u.test(word) &&
    DETERMINER.test(rest) &&
    isKnownInfinitive(`${word.replace(/s$/u, '')}r`)
  );
};

/** The noun of an action that names a skill by itself: "catalogage", "vendange". */
const isCraft = (key: string): boolean =>
  isTradeAction(key) || (CRAFT.test(key) && !NO_ACTION.has(key));

/**
 * Tasks told by their verb, "parez les viandes", and verbs of a trade said alone, "desosser, parer":
 * what an advertisement asks for in words that no lexicon holds. Offsets count in the folded text.
 */
export const taskPhrases = (folded: string): readonly TextRange[] =>
  itemsOf(folded).flatMap(({ start, body }): readonly TextRange[] => {
    const verb = WORD.exec(body)?.[0] ?? '';
    const rest = body.slice(verb.length).trimStart();
    if (verb === '') return [];
    if (!isVerb(verb, rest))
      return rest === '' && isCraft(wordKey(verb)) ? [{ start, end: start + verb.length }] : [];
    const gap = body.length - rest.length;
    const stop = CIRCUMSTANCE.exec(` ${rest}`)?.index ?? rest.length + 1;
    const object = rest.slice(0, Math.max(0, stop - 1)).trimEnd();
    if (object === '')
      return isTradeAction(wordKey(verb)) && !BARE_VERB.has(verb)
        ? [{ start, end: start + verb.length }]
        : [];
    const told = object.replace(DETERMINER, '');
    // "Collaborer etroitement": how, and nothing that it is done to.
    if (told === object && /^[a-z]+ment$/u.test(told)) return [];
    if (told.length < SHORTEST_OBJECT || /[\d%\u20ac@]/u.test(object) || HANGING.test(object))
      return [];
    if (object.split(/\s+/u).length > MOST_WORDS) return [];
    return [{ start, end: start + gap + object.length }];
  });
