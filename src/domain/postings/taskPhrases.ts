import { CIRCUMSTANCE, HANGING, NO_ACTION } from '#/domain/lexicon/activities.fr';
import { isAction, isKnownInfinitive, isTradeAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { isGeneralWord } from '#/domain/postings/generalWords.fr';
import {
  BARE_VERB,
  BEFORE_VERB,
  DETERMINER,
  MAKES,
  NEEDS_OBJECT,
  NO_TASK_VERB,
  NO_VERB,
  OBJECT,
  NOT_DONE,
} from '#/domain/postings/taskPhrases.fr';
import { matchesOf } from '#/domain/shared/matches';
import type { TextRange } from '#/domain/shared/textRange';

/** Brackets set things apart, but not the letters of inclusive writing: "technicien(ne)s". */
const ITEM_END =
  /[,;:/\u2022|\t\n]|\((?![a-z]{1,4}\))|(?<!\([a-z]{1,4})\)|\.(?=\s|$)|\s(?:et|ou|puis|&)\s/gu;
const WORD = /^[\p{L}'-]+/u;
const CRAFT = /^[a-z]{4,}age$/u;
const MOST_WORDS = 7;
const SHORTEST_OBJECT = 4;
/** A further object is told by fewer words, which are longer. */
const MOST_MORE = 5;
const SHORTEST_MORE = 6;
const SECOND_HALF = /^(?:d[eu]|des|d')\s?[\p{L}'-]+$/u;
/** An infinitive or a polite second person that is long enough to be one, whether any list holds it or not. */
const LONE_VERB = /^(?![a-z]+[ei]rez$)[a-z]{3,}(?:er|ez|ir)$/u;

type Item = { readonly start: number; readonly body: string };

const itemsOf = (folded: string): readonly Item[] => {
  const items: Item[] = [];
  let from = 0;
  const add = (to: number): void => {
    const raw = folded.slice(from, to);
    const before = BEFORE_VERB.exec(raw)?.[0].length ?? 0;
    items.push({ start: from + before, body: raw.slice(before).trimEnd() });
  };
  for (const match of matchesOf(ITEM_END, folded)) {
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

/** A noun after "les", "la": what the verb before it is done to as well, "menez les bilans, les seances de groupe". "Et aux agents" says to whom. */
const moreObject = (body: string): number => {
  const first = DETERMINER.exec(body)?.[0].length ?? 0;
  if (first === 0) return 0;
  const told = body.slice(first);
  const stop = CIRCUMSTANCE.exec(told)?.index ?? told.length;
  const kept = told.slice(0, stop).trimEnd();
  const words = kept.split(/\s+/u).length;
  return kept.length < SHORTEST_MORE ||
    words > MOST_MORE ||
    (words === 1 && /^aux? /u.test(body)) ||
    /[\d%\u20ac@]/u.test(kept) ||
    HANGING.test(kept)
    ? 0
    : first + kept.length;
};

/** Where an object ends that is told after its verb; 0 where it tells nothing. */
const objectEnd = (verb: string, rest: string): number => {
  const stop = CIRCUMSTANCE.exec(` ${rest}`)?.index ?? rest.length + 1;
  const object = rest.slice(0, Math.max(0, stop - 1)).trimEnd();
  const told = object.replace(DETERMINER, '');
  // "Collaborer etroitement": how, and nothing that it is done to.
  if (told === object && (/^[a-z]+ment$/u.test(told) || NEEDS_OBJECT.has(verb))) return 0;
  if (told.length < SHORTEST_OBJECT || /[\d%\u20ac@]/u.test(object)) return 0;
  return HANGING.test(object) || object.split(/\s+/u).length > MOST_WORDS ? 0 : object.length;
};

/** A verb that stands alone in a list: "desosser, parer". */
const isLoneTask = (verb: string, listed: boolean): boolean =>
  !NEEDS_OBJECT.has(verb) &&
  !BARE_VERB.has(verb) &&
  (isTradeAction(wordKey(verb)) || (listed && LONE_VERB.test(verb) && !isAction(wordKey(verb))));

const opensWithVerb = (item: Item | undefined): boolean => {
  const verb = WORD.exec(item?.body ?? '')?.[0] ?? '';
  return verb !== '' && isVerb(verb, (item?.body ?? '').slice(verb.length).trimStart());
};

/** A run of verbs is no longer. */
const MOST_VERBS = 4;

/** Where the object ends that a verb shares with those after it, "recueillir et transmettre les dossiers"; 0 where none tells one. */
const sharedObjectEnd = (after: readonly Item[]): number => {
  for (const { start, body } of after.slice(0, MOST_VERBS)) {
    const verb = WORD.exec(body)?.[0] ?? '';
    const told = body.slice(verb.length);
    const rest = told.trimStart();
    if (verb === '' || !isVerb(verb, rest) || NOT_DONE.test(rest)) return 0;
    if (rest === '') continue;
    // "Tracer, assembler a l'atelier": a place is no object.
    if (!OBJECT.test(rest)) return 0;
    const length = objectEnd(verb, rest);
    return length === 0 ? 0 : start + verb.length + (told.length - rest.length) + length;
  }
  return 0;
};

/**
 * Tasks told by their verb, "parez les viandes", what else the same verb is done to, and verbs of a trade said alone,
 * "desosser, parer": what an advertisement asks for in words that no lexicon holds. Offsets count in the folded text.
 */
export const taskPhrases = (folded: string): readonly TextRange[] => {
  let afterTask = false;
  /** Until where what is said is told already. */
  let told = 0;
  const items = itemsOf(folded);
  return items.flatMap(({ start, body }, index): readonly TextRange[] => {
    const more = afterTask;
    afterTask = false;
    if (start < told) return [];
    const made = MAKES.exec(body)?.[0].length ?? 0;
    const verb = WORD.exec(body.slice(made))?.[0] ?? '';
    const after = body.slice(made + verb.length);
    const rest = after.trimStart();
    if (verb === '' || NOT_DONE.test(rest)) return [];
    if (made === 0 && !isVerb(verb, rest)) {
      // "Les seances individuelles et de groupe": a second half of what was told.
      if (more && SECOND_HALF.test(body)) afterTask = true;
      const length = more ? moreObject(body) : 0;
      if (length > 0) {
        afterTask = length === body.length;
        const from = DETERMINER.exec(body)?.[0].length ?? 0;
        return [{ start: start + from, end: start + length }];
      }
      return rest === '' && isCraft(wordKey(verb)) ? [{ start, end: start + verb.length }] : [];
    }
    const until = made + verb.length;
    // "Tracer, tailler": a verb that no list holds is a task beside another one.
    const listed = opensWithVerb(items[index - 1]) || opensWithVerb(items[index + 1]);
    if (rest === '') {
      if (made === 0 && !isLoneTask(verb, listed)) return [];
      // A verb of any trade tells its task by the object that comes with a later one.
      const shared = isGeneralWord(verb) ? sharedObjectEnd(items.slice(index + 1)) : 0;
      told = Math.max(shared, start + until);
      return [{ start, end: told }];
    }
    const length = objectEnd(verb, rest);
    if (length === 0) {
      const stop = CIRCUMSTANCE.exec(` ${rest}`)?.index ?? rest.length + 1;
      return stop === 0 && isLoneTask(verb, listed) ? [{ start, end: start + until }] : [];
    }
    // "Avec l'educateur et le medecin": what follows a circumstance belongs to it.
    afterTask = length === rest.length;
    return [{ start, end: start + until + (after.length - rest.length) + length }];
  });
};
