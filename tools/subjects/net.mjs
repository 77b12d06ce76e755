import { randomFrom } from '../random.mjs';

/** How many units stand between the meaning of a question and the subjects. */
const HIDDEN = 256;
const ROUNDS = 20;
const BATCH = 128;
const RATE = 2e-3;
const WORD_RATE = 2e-2;
/** Words and units left out at each turn: none may be leaned on alone. */
const LEFT_OUT = 0.3;
const SHRINK = 1e-4;
const LIVELY = [0.9, 0.999];
const TINY = 1e-8;
/** A word met as often as this among all words counts half. */
const OFTEN = 1e-3;
const LEAST_WORTH = 0.15;
const FEWEST = 2;
/** How far the digits reach, in standard deviations, and in how many steps: vectors are most of what is loaded, and coarse ones do as well. */
const REACH = {
  vectors: [3.5, 8],
  hidden: [4.5, 31],
  spoken: [5, 31],
  bases: [5, 31],
};

const normalFrom = (next) => () =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

const stepsIn = (digits, step, assistant) =>
  Float32Array.from(
    digits,
    (digit) => (assistant.DIGITS.indexOf(digit) - assistant.NO_WEIGHT) * step,
  );

const written = (numbers, [reach, steps], { DIGITS, NO_WEIGHT }) => {
  const spread = Math.sqrt(numbers.reduce((sum, each) => sum + each * each, 0) / numbers.length);
  const step = Number(((spread * reach) / steps).toPrecision(4)) || 1;
  const digitOf = (number) =>
    DIGITS[Math.max(-steps, Math.min(steps, Math.round(number / step))) + NO_WEIGHT];
  return { digits: Array.from(numbers, digitOf).join(''), step };
};

/** Numbers that follow their slopes by Adam (Kingma and Ba 2014). */
const following = (numbers, shrink) => {
  const slopes = new Float32Array(numbers.length);
  const first = new Float32Array(numbers.length);
  const second = new Float32Array(numbers.length);
  return {
    numbers,
    slopes,
    follow: (turn, rate) => {
      const [slow, slower] = LIVELY;
      const one = 1 - slow ** turn;
      const two = 1 - slower ** turn;
      for (let at = 0; at < numbers.length; at += 1) {
        const slope = slopes[at];
        first[at] = slow * first[at] + (1 - slow) * slope;
        second[at] = slower * second[at] + (1 - slower) * slope * slope;
        const change = first[at] / one / (Math.sqrt(second[at] / two) + TINY);
        numbers[at] -= rate * (change + shrink * numbers[at]);
        slopes[at] = 0;
      }
    },
  };
};

/** The words that have a vector to start from, then those that rows hold besides. */
const wordsOf = (rows, start) => {
  const met = new Map();
  let all = 0;
  for (const { sequence } of rows)
    for (const word of sequence) {
      met.set(word, (met.get(word) ?? 0) + 1);
      all += 1;
    }
  const started = start.words.split(' ');
  const known = new Set(started);
  const others = [...met].filter(([word, times]) => times >= FEWEST && !known.has(word));
  const words = [...started, ...others.map(([word]) => word)];
  const worths = words.map((word) => {
    const often = ((met.get(word) ?? 0) + 0.5) / all;
    return Math.max(LEAST_WORTH, OFTEN / (OFTEN + often));
  });
  return { words, worths };
};

/** Vectors of words and two layers above them, fitted together on rows of `sequence`, the `subjects` that answer, and how much each `counts`; as `NetWeights` holds them. */
export const fitNet = (rows, subjects, start, assistant) => {
  const next = randomFrom(11);
  const normal = normalFrom(next);
  const { words, worths } = wordsOf(rows, start);
  const size = start.size;
  const width = subjects.length;
  const placeOf = new Map(words.map((word, place) => [word, place]));
  const subjectAt = new Map(subjects.map((subject, at) => [subject, at]));
  const vectors = new Float32Array(words.length * size);
  vectors.set(stepsIn(start.digits, start.step, assistant));
  for (let at = start.digits.length; at < vectors.length; at += 1)
    vectors[at] = normal() / Math.sqrt(size);
  const eager = new Float32Array(words.length);
  const moved = new Float32Array(vectors.length);
  const randomly = (length, spread) => Float32Array.from({ length }, () => normal() * spread);
  const layers = {
    hidden: following(randomly(size * HIDDEN, Math.sqrt(2 / size)), SHRINK),
    hiddenBases: following(new Float32Array(HIDDEN), 0),
    spoken: following(randomly(HIDDEN * width, Math.sqrt(1 / HIDDEN)), SHRINK),
    spokenBases: following(new Float32Array(width), 0),
  };
  const places = rows.map(({ sequence }) => sequence.flatMap((word) => placeOf.get(word) ?? []));
  const answers = rows.map((row) => row.subjects.map((subject) => subjectAt.get(subject)));

  const meaning = new Float32Array(size);
  const between = new Float32Array(HIDDEN);
  const shares = new Float32Array(width);
  const back = new Float32Array(size);
  const touched = new Set();

  const learn = (row, inBatch) => {
    const all = places[row];
    const said = all.length > 2 ? all.filter(() => next() > LEFT_OUT) : all;
    const length = Math.hypot(...said.map((place) => worths[place])) || 1;
    meaning.fill(0);
    for (const place of said) {
      const worth = worths[place] / length;
      for (let at = 0; at < size; at += 1) meaning[at] += worth * vectors[place * size + at];
    }
    const { numbers: hidden, slopes: hiddenSlopes } = layers.hidden;
    const { numbers: spoken, slopes: spokenSlopes } = layers.spoken;
    between.set(layers.hiddenBases.numbers);
    for (let at = 0; at < size; at += 1) {
      const value = meaning[at];
      for (let unit = 0; unit < HIDDEN; unit += 1)
        between[unit] += value * hidden[at * HIDDEN + unit];
    }
    shares.set(layers.spokenBases.numbers);
    const alive = [];
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      if (between[unit] <= 0 || next() < LEFT_OUT) continue;
      alive.push(unit);
      between[unit] /= 1 - LEFT_OUT;
      const value = between[unit];
      for (let at = 0; at < width; at += 1) shares[at] += value * spoken[unit * width + at];
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < width; at += 1) if (shares[at] > most) most = shares[at];
    let sum = 0;
    for (let at = 0; at < width; at += 1) {
      shares[at] = Math.exp(shares[at] - most);
      sum += shares[at];
    }
    const counts = rows[row].counts / inBatch;
    for (let at = 0; at < width; at += 1) shares[at] *= counts / sum;
    for (const at of answers[row]) shares[at] -= counts / answers[row].length;
    const { slopes: spokenBaseSlopes } = layers.spokenBases;
    for (let at = 0; at < width; at += 1) spokenBaseSlopes[at] += shares[at];
    back.fill(0);
    for (const unit of alive) {
      const value = between[unit];
      let slope = 0;
      for (let at = 0, place = unit * width; at < width; at += 1, place += 1) {
        slope += shares[at] * spoken[place];
        spokenSlopes[place] += value * shares[at];
      }
      slope /= 1 - LEFT_OUT;
      layers.hiddenBases.slopes[unit] += slope;
      for (let at = 0; at < size; at += 1) {
        hiddenSlopes[at * HIDDEN + unit] += meaning[at] * slope;
        back[at] += slope * hidden[at * HIDDEN + unit];
      }
    }
    for (const place of said) {
      touched.add(place);
      const worth = worths[place] / length;
      for (let at = 0; at < size; at += 1) moved[place * size + at] += worth * back[at];
    }
  };

  const moveWords = (rate) => {
    for (const place of touched) {
      const from = place * size;
      let square = 0;
      for (let at = from; at < from + size; at += 1) square += moved[at] ** 2;
      eager[place] += square / size;
      const pace = rate / (Math.sqrt(eager[place]) + TINY);
      for (let at = from; at < from + size; at += 1) {
        vectors[at] -= pace * moved[at];
        moved[at] = 0;
      }
    }
    touched.clear();
  };

  const order = [...rows.keys()].filter((row) => places[row].length > 0);
  let turn = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = 1 - round / ROUNDS;
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const row of batch) learn(row, batch.length);
      turn += 1;
      for (const layer of Object.values(layers)) layer.follow(turn, RATE * left);
      moveWords(WORD_RATE * left);
    }
  }
  const inSteps = (name, reach) => written(layers[name].numbers, reach, assistant);
  const { DIGITS } = assistant;
  return {
    subjects: subjects.join(' '),
    words: words.join(' '),
    worths: worths.map((worth) => DIGITS[Math.round(worth * (DIGITS.length - 1))]).join(''),
    vectors: written(vectors, REACH.vectors, assistant),
    hidden: inSteps('hidden', REACH.hidden),
    hiddenBases: inSteps('hiddenBases', REACH.bases),
    spoken: inSteps('spoken', REACH.spoken),
    spokenBases: inSteps('spokenBases', REACH.bases),
  };
};
