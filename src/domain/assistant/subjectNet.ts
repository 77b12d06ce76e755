import { DIGITS, NO_WEIGHT } from '#/domain/assistant/subjectModel';

/** Numbers in digits, the middle one of which is nothing, and what one digit more is worth. */
export type Steps = { readonly digits: string; readonly step: number };

/** Word vectors and the two layers above them, as `npm run subjects` writes them. */
export type NetWeights = {
  /** Subjects by name, as in `SubjectWeights`. */
  readonly subjects: string;
  readonly words: string;
  /** What each word counts beside the others, from nothing to a whole: the rarer, the more. */
  readonly worths: string;
  /** What each word means: words met in the same places have vectors near each other. */
  readonly vectors: Steps;
  readonly hidden: Steps;
  readonly hiddenBases: Steps;
  readonly spoken: Steps;
  readonly spokenBases: Steps;
};

const WHOLE = DIGITS.length - 1;
const digitOf = new Uint8Array(128);
for (let at = 0; at < DIGITS.length; at += 1) digitOf[DIGITS.charCodeAt(at)] = at;

const numbersIn = ({ digits, step }: Steps): Float32Array => {
  const numbers = new Float32Array(digits.length);
  for (let at = 0; at < digits.length; at += 1)
    numbers[at] = ((digitOf[digits.charCodeAt(at)] ?? NO_WEIGHT) - NO_WEIGHT) * step;
  return numbers;
};

/** Adds to `sums` a row of a matrix, so many times. */
const addRow = (sums: Float32Array, rows: Float32Array, row: number, times: number): void => {
  const from = row * sums.length;
  for (let at = 0; at < sums.length; at += 1)
    sums[at] = (sums[at] ?? 0) + (rows[from + at] ?? 0) * times;
};

export type SubjectNet = ReturnType<typeof createSubjectNet>;

/** Tells by what words mean how likely each subject is: words that no question held speak through their neighbours. */
export const createSubjectNet = (written: NetWeights) => {
  const words = written.words.split(' ');
  const placeOf = new Map(words.map((word, place) => [word, place]));
  const subjects = written.subjects.split(' ');
  const vectors = numbersIn(written.vectors);
  const hidden = numbersIn(written.hidden);
  const hiddenBases = numbersIn(written.hiddenBases);
  const spoken = numbersIn(written.spoken);
  const spokenBases = numbersIn(written.spokenBases);

  const meaningOf = (sequence: readonly string[]): Float32Array => {
    const meaning = new Float32Array(vectors.length / words.length);
    const said = sequence.flatMap((word) => placeOf.get(word) ?? []);
    const worths = said.map((place) => (digitOf[written.worths.charCodeAt(place)] ?? 0) / WHOLE);
    const length = Math.hypot(...worths) || 1;
    for (const [at, place] of said.entries())
      addRow(meaning, vectors, place, (worths[at] ?? 0) / length);
    return meaning;
  };

  const size = vectors.length / words.length;
  const lengths = new Map<number, number>();
  const productOf = (one: number, other: number): number => {
    let product = 0;
    for (let at = 0; at < size; at += 1)
      product += (vectors[one * size + at] ?? 0) * (vectors[other * size + at] ?? 0);
    return product;
  };
  const lengthOf = (place: number): number => {
    const length = lengths.get(place) ?? Math.sqrt(productOf(place, place));
    lengths.set(place, length);
    return length;
  };

  return {
    subjects,
    /** Whether a word of a sequence has a vector. */
    holds: (word: string): boolean => placeOf.has(word),
    /** How near each other two words mean: 1 for the same, 0 for nothing in common or a word without a vector. */
    likeness: (word: string, other: string): number => {
      if (word === other) return 1;
      const one = placeOf.get(word);
      const two = placeOf.get(other);
      if (one === undefined || two === undefined) return 0;
      return Math.max(0, productOf(one, two) / (lengthOf(one) * lengthOf(two) || 1));
    },
    /** What a sequence means, as one vector of length 1, or of nothing but zeros where no word has a vector; `sequence` as of `sequenceOf`. */
    meaningIn: (sequence: readonly string[]): Float32Array => {
      const meaning = meaningOf(sequence);
      const length = Math.hypot(...meaning) || 1;
      return meaning.map((value) => value / length);
    },
    /** In the order of the subjects: the logarithm of the share of each; `sequence` as of `sequenceOf`. */
    sharesIn: (sequence: readonly string[]): Float32Array => {
      const between = Float32Array.from(hiddenBases);
      for (const [at, value] of meaningOf(sequence).entries()) addRow(between, hidden, at, value);
      const scores = Float32Array.from(spokenBases);
      for (const [at, value] of between.entries()) if (value > 0) addRow(scores, spoken, at, value);
      const most = Math.max(...scores);
      const all = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
      return scores.map((score) => score - all);
    },
  };
};
