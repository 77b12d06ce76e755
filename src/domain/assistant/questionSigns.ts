import { COURTESY } from '#/domain/assistant/questionWords.fr';
import { isFunctionWord, opened, sequenceOf } from '#/domain/assistant/terms';

/** Signs are told apart by numbers of so many bits: two that share one say as much. */
const BITS = 16;
/** Letters of a run within a word: a slip of the finger spoils few of them, and an ending none of the others. */
const RUN = 4;
/** Words of weight that stand so near each other say something together. */
const NEAR = 4;
/** What words in their order, their letters, and words near each other are worth. */
const WORTH = { words: 1, letters: 1, near: 0.5 } as const;

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;
const MIX = 2_246_822_519;

/** A percentage is a score that is asked about, whatever its figure. */
const PERCENTAGE = /\d+(?:[.,]\d+)?\s*(?:%|pour ?cent\b|(?:sur|\/) ?100\b)/gu;

/** Signs of one sort, and what they are worth together. */
export type Signs = { readonly worth: number; readonly buckets: readonly number[] };

const bucketOf = (sign: string): number => {
  let hash = FNV_START;
  for (let at = 0; at < sign.length; at += 1)
    hash = Math.imul(hash ^ sign.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), MIX);
  return ((hash ^ (hash >>> 13)) >>> 0) & ((1 << BITS) - 1);
};

/** A text in plain words, without the courtesies around what it asks. */
export const plain = (text: string): string => {
  const line = opened(text.replace(PERCENTAGE, ' pourcentage '));
  const asked = line.replace(COURTESY, ' ').trim();
  return /[a-z]/u.test(asked) ? asked : line;
};

const runsIn = (word: string): readonly string[] => {
  const whole = ` ${word} `;
  return Array.from({ length: Math.max(0, whole.length - RUN + 1) }, (_, at) =>
    whole.slice(at, at + RUN),
  );
};

/**
 * What a question says, in plain words: its words and each with the next ("mon entretien" is not "un entretien"), their
 * letters, and words of weight near each other. `spell` gives a word as it was meant.
 */
export const signsIn = (line: string, spell: (word: string) => string): readonly Signs[] => {
  const sequence = sequenceOf(line, spell);
  const said = sequence.filter((word) => !isFunctionWord(word));
  const signs = {
    words: [
      ...sequence.map((word) => `w${word}`),
      ...['^', ...sequence].map((word, at) => `p${word} ${sequence[at] ?? '$'}`),
    ],
    letters: (line.match(/[a-z0-9]+/gu) ?? []).flatMap(runsIn).map((run) => `c${run}`),
    near: said.flatMap((word, at) =>
      said.slice(at + 1, at + 1 + NEAR).map((next) => `s${[word, next].sort().join(' ')}`),
    ),
  };
  return (['words', 'letters', 'near'] as const).map((sort) => ({
    worth: WORTH[sort],
    buckets: [...new Set(signs[sort].map(bucketOf))],
  }));
};
