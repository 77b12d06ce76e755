import { isTitleLike } from '#/domain/cv/cues/personTitles';
import {
  AFTER_WHOLE,
  LEVEL_WORDS,
  LIST_TITLES,
  VAGUE_ACTION,
  WITH_WHOM,
} from '#/domain/cv/cues/skillPhrases.fr';
import { wholeWords } from '#/domain/cv/skills/wholePhrase';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { activityItems } from '#/domain/lexicon/activities';
import { GENERIC_END } from '#/domain/lexicon/activities.fr';
import type { Concept, ConceptKind } from '#/domain/lexicon/lexicon';
import type { Standing } from '#/domain/lexicon/senses';
import { isAction } from '#/domain/lexicon/stems';
import { isBareAction, isSpelling, saysAllOf, writtenNameOfTool } from '#/domain/lexicon/wordings';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { fold } from '#/domain/shared/text';

/** Kinds whose labels tell a whole activity, which other words only touch. */
const PLAIN: ReadonlySet<ConceptKind> = new Set(['technique', 'knowledge']);

/** One wording of a concept in a CV. */
type Wording = {
  readonly words: string;
  /** The item of the line that holds the words. */
  readonly item: string;
  readonly standing: Standing;
  /** Whether other trades use the words for something else. */
  readonly shared: boolean;
  /** Their item names no other tool. */
  readonly alone: boolean;
  /** They stand in a bracket behind what was done. */
  readonly detail: boolean;
  /** They stand under a post. */
  readonly told: boolean;
  /** They stand under a post, behind other things that it lists. */
  readonly listed: boolean;
  /** What a list says once for these words and others, before or after them. */
  readonly joined?: { readonly head: string; readonly tail: string };
};

/** The name to show for a wording, and whether it is the concept's. */
export type ShownName = { readonly name: string; readonly own: boolean };

const oneLine = (words: string): string =>
  words
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;:\u2026]+$/u, '')
    .trim();

/** "Gestion des injonctions de payer": the action around the words, and all that it is done to; null where there is none. */
const activityAround = (item: string, words: string): string | null => {
  const key = alignedKey(item);
  const [whole] = activityItems(key, { tasks: true });
  if (whole === undefined || VAGUE_ACTION.test(key.slice(whole.start))) return null;
  const told = item.slice(whole.start, whole.end);
  // "Reglage des outils" of "reglage des outils pour le cuir": what it is cut from says which.
  if (whole.end < item.trimEnd().length && GENERIC_END.test(key.slice(0, whole.end))) return null;
  const [head = '', ...object] = fold(told).trim().split(/\s+/u);
  const holds = fold(oneLine(told)).includes(fold(oneLine(words)));
  return object.length > 0 && isAction(wordKey(head)) && holds ? told : null;
};

/** An article or "de", right before a word. */
const LINK_END = /(?<=[\s'(])(?:de la|de l'|des|du|de|d'|aux?) ?$/iu;

/** What a list says once, before or after the words: with their own article where they have one; `before` is what stands before the words, null where the words come first. */
export const saidOnce = (beside: string, before: string | null): NonNullable<Wording['joined']> => {
  if (before === null) return { head: '', tail: beside };
  const link = LINK_END.exec(before)?.[0] ?? '';
  // "gestion de la qualite et des risques": each has an article of its own.
  return link === ''
    ? { head: beside, tail: '' }
    : { head: `${beside.replace(LINK_END, '')} ${link.trim()}`, tail: '' };
};

const isSeveral = (words: string): boolean => /\s/u.test(words.trim());

/** "Pose de sieges (sangles)": one small word in a bracket behind a task, where the concept is what is done to it. */
const isDetail = (kind: ConceptKind, { words, detail }: Wording): boolean =>
  kind === 'technique' &&
  detail &&
  /^\p{Ll}[\p{L}'\u2019-]*$/u.test(words) &&
  activityItems(alignedKey(words), { tasks: true }).length === 0;

/** "GNSS" among other words: letters that are a name wherever they stand, but in a line of capitals or where they are a house. */
const isAcronym = ({ words, item }: Wording): boolean =>
  /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(words) &&
  /\p{Ll}/u.test(item) &&
  !WITH_WHOM.test(alignedKey(item.slice(0, item.indexOf(words))));

/** "DUE" in a bracket: letters of a paper or of a house that was met there; a norm or a method has a figure. */
const isMet = ({ words, detail }: Wording): boolean => detail && /^\p{Lu}\p{L}*$/u.test(words);

/** "Chef d'equipe" among what was done: what somebody was. With a count ("garde de 40 chiens") it is what was done. */
const isPost = ({ words, told }: Wording): boolean =>
  told && isTitleLike(alignedKey(words)) && !/\s\d/u.test(words);

/** An ending of several; "parcours", "process", "devis" are one. */
const PLURAL = /(?<!our|[iuaops]|acce)s$/u;

/**
 * "Effectifs" in a phrase, "contrats de travail" in a bracket: several things that were met, and nothing that is done to
 * them. An item of its own names what one deals with.
 */
const isThings = ({ words, listed, detail, standing }: Wording): boolean => {
  const all = alignedKey(words).split(/[\s'-]+/u);
  return (
    listed &&
    (detail || standing === 'words') &&
    PLURAL.test(all[0] ?? '') &&
    !all.some((word) => isAction(wordKey(word)))
  );
};

/** An item opens with the words, and what follows is no part of them. */
const opensItem = ({ words, item }: Wording): boolean =>
  item.startsWith(words) && AFTER_WHOLE.test(item.slice(words.length));

/** What the CV itself says where the label would claim more; null where that would tell nothing by itself. */
const ownWords = (kind: ConceptKind, wording: Wording): string | null => {
  const { words, item, standing, shared, joined } = wording;
  if (joined !== undefined)
    return `${joined.head}${/['\u2019]$/u.test(joined.head) ? '' : ' '}${words} ${joined.tail}`;
  const activity = standing === 'item' ? null : activityAround(item, words);
  if (activity !== null) return activity;
  if (isBareAction(words) || isDetail(kind, wording)) return null;
  if (isThings(wording) || isMet(wording) || isPost(wording)) return null;
  if (standing === 'item' || isAcronym(wording)) return words;
  return isSeveral(words) && (!shared || opensItem(wording)) ? words : null;
};

const LONGEST_PRODUCT = 3;

/** "Zorb Studio" where "Zorb" is known: the whole name of a product that begins as another does; null where it is no such name. */
const productName = ({ words, item, alone }: Wording): string | null => {
  const rest = item.startsWith(words) ? item.slice(words.length) : '';
  const parts = rest.trim().split(/\s+/u);
  return alone &&
    /^\s/u.test(rest) &&
    parts.length < LONGEST_PRODUCT &&
    parts.every((part) => /^\p{Lu}\p{Ll}+$/u.test(part) && !LEVEL_WORDS.test(alignedKey(part)))
    ? oneLine(item)
    : null;
};

/**
 * The name that a skill is shown under: the label where the CV says all of it, else what was written; null where
 * that would tell nothing by itself, words of a sentence, a bare action ("controle") or the title of a list.
 */
export const shownName = ({ label, kind }: Concept, wording: Wording): ShownName | null => {
  const words = oneLine(wording.words);
  if (LIST_TITLES.test(fold(words))) return null;
  if (kind === 'tool') {
    const name = productName(wording) ?? writtenNameOfTool(label, words);
    return { name, own: name === label };
  }
  if (saysAllOf(label, words)) return { name: label, own: true };
  if (!PLAIN.has(kind)) return { name: words, own: false };
  const told = ownWords(kind, { ...wording, words });
  const name = told === null ? null : wholeWords(oneLine(told));
  return name === null ? null : { name, own: false };
};

/** What is shown as one skill, all the places that name it, and those whose words are its name. */
type Chip<T> = {
  readonly name: string;
  readonly own: boolean;
  readonly places: readonly T[];
  readonly telling: readonly T[];
};

type Named<T> = {
  readonly shown: ShownName;
  readonly group: readonly T[];
  readonly telling: readonly T[];
};

/**
 * One chip for each thing that the groups of one concept name: a reader who sees the concept itself has no use for
 * another spelling beside it, nor for a name twice.
 */
export const oneChipEach = <T>(
  { label, kind }: Concept,
  groups: readonly Named<T>[],
): readonly Chip<T>[] => {
  const own = groups.find(({ shown }) => shown.own)?.shown.name;
  const chips = new Map<string, { name: string; own: boolean; places: T[]; telling: T[] }>();
  for (const { shown, group, telling } of groups) {
    const name = own !== undefined && isSpelling(label, shown.name, kind) ? own : shown.name;
    const key = fold(name).trim();
    const chip = chips.get(key);
    if (chip === undefined)
      chips.set(key, { name, own: name === own, places: [...group], telling: [...telling] });
    else {
      chip.places.push(...group);
      chip.telling.push(...telling);
    }
  }
  return [...chips.values()];
};
