import { alignedKey } from '#/domain/cv/text/alignedKey';
import { blankDates } from '#/domain/review/scene';
import {
  AMOUNT,
  CODES,
  COUNTED,
  COUNT_WORDS,
  MEASURE,
  RATE,
} from '#/domain/review/words/figurePatterns.fr';

/** Whether a line counts or measures something; dates, norms and versions do not. */
export const hasFigure = (text: string): boolean => {
  const aligned = alignedKey(text);
  const key = blankDates(aligned, aligned).replace(CODES, (code) => ' '.repeat(code.length));
  return [MEASURE, RATE, COUNTED, AMOUNT, COUNT_WORDS].some((pattern) => pattern.test(key));
};
