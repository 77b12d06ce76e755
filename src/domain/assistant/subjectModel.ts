import type { Signs } from '#/domain/assistant/questionSigns';

/** Weights as `npm run subjects` writes them; numbers in the digits below, each list in the order of the buckets. */
export type SubjectWeights = {
  /** Subjects by name: intents, `otherField`, and sheets by their identifier. */
  readonly subjects: string;
  /** What nothing says of each subject, in hundredths. */
  readonly bases: string;
  /** How far each bucket that weighs is from the one before. */
  readonly buckets: string;
  /** How rare each is. */
  readonly rarities: string;
  /** Of how many subjects each says something, how far each of these is from the one before, and how much it says. */
  readonly counts: string;
  readonly steps: string;
  readonly weights: string;
};

export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
/** The last digit says that the number goes on. */
const LAST = DIGITS.length - 1;
/** The digit of no weight, and how many digits there are to a whole. */
export const NO_WEIGHT = 31;
export const WEIGHT_STEPS = 5;
export const RARITY_STEPS = 7;
const HUNDREDTHS = 100;

/** Numbers from nothing up, written in digits. */
export const inDigits = (numbers: readonly number[]): string =>
  numbers
    .map(
      (number) => DIGITS[LAST]?.repeat(Math.floor(number / LAST)) + (DIGITS[number % LAST] ?? ''),
    )
    .join('');

const numbersIn = (digits: string): readonly number[] => {
  const numbers: number[] = [];
  let sum = 0;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    sum += value;
    if (value === LAST) continue;
    numbers.push(sum);
    sum = 0;
  }
  return numbers;
};

const rarityOf = (digit: number): number => 1 + digit / RARITY_STEPS;

/** What the signs of a question count beside each other: the rarer, the more; each sort by what it is worth. */
export const sharesOf = (
  signs: readonly Signs[],
  rarities: ReadonlyMap<number, number>,
): readonly (readonly [bucket: number, share: number])[] =>
  signs.flatMap(({ worth, buckets }) => {
    const known = buckets.flatMap((bucket) => {
      const digit = rarities.get(bucket);
      return digit === undefined ? [] : [[bucket, rarityOf(digit)] as const];
    });
    const length = Math.hypot(...known.map(([, rarity]) => rarity)) || 1;
    return known.map(([bucket, rarity]) => [bucket, (worth * rarity) / length] as const);
  });

export type SubjectModel = ReturnType<typeof createSubjectModel>;

/** Tells how strongly signs speak for each subject. */
export const createSubjectModel = (written: SubjectWeights) => {
  const subjects = written.subjects.split(' ');
  const bases = written.bases.split(' ').map((base) => Number(base) / HUNDREDTHS);
  const rarityDigits = numbersIn(written.rarities);
  const counts = numbersIn(written.counts);
  const steps = numbersIn(written.steps);
  const weights = Int8Array.from(written.weights, (digit) => DIGITS.indexOf(digit) - NO_WEIGHT);
  const rarities = new Map<number, number>();
  const places = new Map<number, readonly [from: number, to: number]>();
  const speaksOf = new Uint16Array(weights.length);
  let bucket = 0;
  let from = 0;
  for (const [at, gap] of numbersIn(written.buckets).entries()) {
    bucket += gap;
    const to = from + (counts[at] ?? 0);
    rarities.set(bucket, rarityDigits[at] ?? 0);
    places.set(bucket, [from, to]);
    for (let subject = 0; from < to; from += 1) {
      subject += steps[from] ?? 0;
      speaksOf[from] = subject;
    }
  }
  return {
    subjects,
    /** In the order of the subjects: above nothing it speaks for one. */
    scoresOf: (signs: readonly Signs[]): Float64Array => {
      const scores = Float64Array.from(bases);
      for (const [said, share] of sharesOf(signs, rarities)) {
        const [start, end] = places.get(said) ?? [0, 0];
        for (let at = start; at < end; at += 1) {
          const subject = speaksOf[at] ?? 0;
          scores[subject] = (scores[subject] ?? 0) + (share * (weights[at] ?? 0)) / WEIGHT_STEPS;
        }
      }
      return scores;
    },
  };
};
