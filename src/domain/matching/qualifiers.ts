import {
  BEGINNER_AFTER,
  BEGINNER_BEFORE,
  EXPIRED,
  IN_PROGRESS,
  LEARNING_AFTER,
  LEARNING_BEFORE,
  LED_OTHERS_BEFORE,
  LEFT_TO_OTHERS_AFTER,
  NEGATED_LIST_BEFORE,
  NEGATED_VERB_BEFORE,
  NEGATION_AFTER,
  NEGATION_BEFORE,
  NOT_A_NEGATION,
} from '#/domain/matching/cues.fr';
import { fold } from '#/domain/shared/text';

/** What the words around a mention make of it; `indirect` is what people led or paid by the CV's owner did, `learning` what they are about to know. */
export type Qualifier = 'plain' | 'weak' | 'indirect' | 'learning' | 'negated';

/** The share of its strength that a mention keeps. */
export const QUALIFIED: Readonly<Record<Qualifier, number>> = {
  plain: 1,
  weak: 0.5,
  indirect: 0,
  learning: 0,
  negated: 0,
};

const CLAUSE_END = /[;\u2022|\t\n]|\.(?=\s|$)/u;
/** Marks of a list: a beginner's cue reaches through them, a negation does not. */
const LAST_ITEM = /.*[,:()]/u;

const clauseBefore = (text: string): string => {
  const parts = text.split(CLAUSE_END);
  return parts[parts.length - 1] ?? '';
};

const clauseAfter = (text: string): string => text.split(CLAUSE_END)[0] ?? '';

/** Reads the clause around the words `start` to `end` of a line. `dated` mentions are licences and diplomas, which can be under way or out of date. */
export const qualify = (line: string, start: number, end: number, dated: boolean): Qualifier => {
  const before = fold(clauseBefore(line.slice(0, start)));
  const after = fold(clauseAfter(line.slice(end)));
  const near = before.replace(LAST_ITEM, '');
  if (!NOT_A_NEGATION.test(near)) {
    if (NEGATED_LIST_BEFORE.test(before)) return 'negated';
    if (NEGATION_BEFORE.test(near) || NEGATED_VERB_BEFORE.test(near)) return 'negated';
    if (NEGATION_AFTER.test(after)) return 'negated';
  }
  if (!dated && (LEARNING_BEFORE.test(before) || LEARNING_AFTER.test(after))) return 'learning';
  if (BEGINNER_BEFORE.test(before) || BEGINNER_AFTER.test(after)) return 'weak';
  if (LED_OTHERS_BEFORE.test(before) || LEFT_TO_OTHERS_AFTER.test(after)) return 'indirect';
  if (dated) {
    const item = `${near} ${after.split(',')[0] ?? ''}`;
    if (EXPIRED.test(item) || IN_PROGRESS.test(item)) return 'weak';
  }
  return 'plain';
};
