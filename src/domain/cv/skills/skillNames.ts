import { LIST_TITLES, VAGUE_ACTION } from '#/domain/cv/cues/skillPhrases.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { activityItems } from '#/domain/lexicon/activities';
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
  const [whole] = activityItems(key);
  if (whole === undefined || VAGUE_ACTION.test(key.slice(whole.start))) return null;
  const told = item.slice(whole.start, whole.end);
  const [head = '', ...object] = fold(told).trim().split(/\s+/u);
  const holds = fold(oneLine(told)).includes(fold(oneLine(words)));
  return object.length > 0 && isAction(wordKey(head)) && holds ? told : null;
};

const isSeveral = (words: string): boolean => /\s/u.test(words.trim());

/** What the CV itself says where the label would claim more; null where that would tell nothing by itself. */
const ownWords = ({ words, item, standing, shared, joined }: Wording): string | null => {
  if (joined !== undefined) return `${joined.head} ${words} ${joined.tail}`;
  const activity = standing === 'item' ? null : activityAround(item, words);
  if (activity !== null) return activity;
  if (isBareAction(words)) return null;
  return standing === 'item' || (isSeveral(words) && !shared) ? words : null;
};

/**
 * The name that a skill is shown under: the label where the CV says all of it, else what was written; null where
 * that would tell nothing by itself, words of a sentence, a bare action ("controle") or the title of a list.
 */
export const shownName = ({ label, kind }: Concept, wording: Wording): ShownName | null => {
  const words = oneLine(wording.words);
  if (LIST_TITLES.test(fold(words))) return null;
  if (kind === 'tool') {
    const name = writtenNameOfTool(label, words);
    return { name, own: name === label };
  }
  if (saysAllOf(label, words)) return { name: label, own: true };
  const name = PLAIN.has(kind) ? ownWords(wording) : words;
  return name === null ? null : { name: oneLine(name), own: false };
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
