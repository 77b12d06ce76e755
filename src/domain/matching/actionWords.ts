import { ACTION_ENDING, NO_ACTION } from '#/domain/lexicon/activities.fr';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { wordsOf } from '#/domain/matching/words';

/** A verb or the noun of an action, known or by its ending. */
export const namesAction = (key: string): boolean =>
  isAction(wordKey(key)) || /(?:er|ez)$/u.test(key) || ACTION_ENDING.test(wordKey(key));

/** A name that no common word looks like: two capitals, or a figure. */
const OWN_NAME = /\p{Lu}[^\s]*[\p{Lu}\d]|\d/u;

/** Whether words that no lexicon holds name what one does, with what it is done to, or something by its own name: "preparation de tournee", and not "site client". */
export const namesActOrName = (phrase: string): boolean => {
  const [first, ...object] = wordsOf(phrase).filter(({ key }) => key.length > 1);
  const key = wordKey(first?.key ?? '');
  return (
    OWN_NAME.test(phrase) ||
    (object.length > 0 &&
      !NO_ACTION.has(key) &&
      (isAction(key) || first?.key.endsWith('ez') === true || ACTION_ENDING.test(key)))
  );
};
