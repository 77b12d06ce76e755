import { ACTION_ENDING } from '#/domain/lexicon/activities.fr';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';

/** A verb or the noun of an action, known or by its ending. */
export const namesAction = (key: string): boolean =>
  isAction(wordKey(key)) || /(?:er|ez)$/u.test(key) || ACTION_ENDING.test(wordKey(key));
