import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals } from '#/domain/cv/text/lines';
import { FAULTS, SAID_TWICE } from '#/domain/review/words/faults.fr';

/** Gives a correction the case of the word that it replaces. */
export const inCaseOf = (written: string, right: string): string => {
  if (isCapitals(written)) return right.toUpperCase();
  return /^\p{Lu}/u.test(written) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
};

const withoutTwice = (text: string): string => {
  const twice = SAID_TWICE.exec(alignedKey(text));
  if (twice === null) return text;
  const length = (twice[1] ?? '').length;
  return text.slice(0, twice.index + length) + text.slice(twice.index + length * 2 + 1);
};

/** Whether words stay as written, by where they stand in the text. */
type Spares = (at: number, written: string, right: string) => boolean;

/** A text with its frequent faults corrected, but for the words that are spared. */
export const spelt = (text: string, spares: Spares = () => false): string => {
  const corrected = FAULTS.reduce(
    (before, [fault, right]) =>
      before.replace(fault, (written: string, ...rest: readonly unknown[]) => {
        const at = Number(rest.find((part) => typeof part === 'number'));
        const filled = right.replace(/\$(\d)/gu, (_, digit: string) => {
          const part = rest[Number(digit) - 1];
          return typeof part === 'string' ? part : '';
        });
        return spares(at, written, filled) ? written : inCaseOf(written, filled);
      }),
    text,
  );
  return withoutTwice(corrected);
};
