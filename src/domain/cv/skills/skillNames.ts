import { activityItems } from '#/domain/lexicon/activities';
import type { Concept, ConceptKind } from '#/domain/lexicon/lexicon';
import type { Standing } from '#/domain/lexicon/senses';
import { isAction } from '#/domain/lexicon/stems';
import {
  claimsMore,
  isBareAction,
  isSpelling,
  nameOfTool,
  nameOfWording,
  namesNoneOf,
} from '#/domain/lexicon/wordings';
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
  /** In how many unrelated wordings the CV names the concept. */
  readonly groups: number;
  /** Whether the CV speaks of the trades of the concept. */
  readonly ofTrade: boolean;
};

/** The name to show for a wording, and whether it is the concept's. */
export type ShownName = { readonly name: string; readonly own: boolean };

/** A longer item is a sentence. */
const MOST_WORDS = 7;

/** "Gestion des injonctions de payer": an action and all that it is done to. */
const isActivity = (item: string): boolean => {
  const [head = '', ...object] = fold(item).trim().split(/\s+/u);
  const whole = activityItems(fold(item));
  return (
    object.length > 0 && object.length < MOST_WORDS && isAction(wordKey(head)) && whole.length > 0
  );
};

/**
 * The name that a skill is shown under. A label of another trade than the CV's that tells more than was written
 * gives way to what was written; null where that would tell nothing by itself, words of a sentence or a bare
 * action ("controle").
 */
export const shownName = (
  { label, kind }: Concept,
  { words, item, standing, shared, groups, ofTrade }: Wording,
): ShownName | null => {
  if (PLAIN.has(kind)) {
    const bare = isBareAction(words) && namesNoneOf(label, words);
    if (bare && !(ofTrade && standing === 'item')) return null;
    if (!ofTrade && claimsMore(label, words)) {
      const told = isActivity(item) ? item : shared || !/\s/u.test(words.trim()) ? null : words;
      const named = standing === 'item' ? words : told;
      return named === null ? null : { name: named.trim().replace(/\s+/gu, ' '), own: false };
    }
  }
  const name =
    kind === 'tool' && groups === 1
      ? nameOfTool(label, words)
      : nameOfWording(label, words, groups);
  return { name, own: name === label };
};

/** What is shown as one skill, and all the places that name it. */
type Chip<T> = { readonly name: string; readonly places: readonly T[] };

/**
 * One chip for each thing that the groups of one concept name: a reader who sees the concept itself has no use for
 * another spelling beside it, nor for a name twice.
 */
export const oneChipEach = <T>(
  { label, kind }: Concept,
  groups: readonly { readonly shown: ShownName; readonly group: readonly T[] }[],
): readonly Chip<T>[] => {
  const own = groups.find(({ shown }) => shown.own)?.shown.name;
  const chips = new Map<string, { name: string; places: T[] }>();
  for (const { shown, group } of groups) {
    const name = own !== undefined && isSpelling(label, shown.name, kind) ? own : shown.name;
    const key = fold(name).trim();
    const chip = chips.get(key);
    if (chip === undefined) chips.set(key, { name, places: [...group] });
    else chip.places.push(...group);
  }
  return [...chips.values()];
};
