import { randomFrom } from '../random.mjs';

/** How hard a question that is put on the wrong side pulls. */
const PULL = 1;
const ROUNDS = 12;
/** After so many rounds a question that is well on its side is left alone. */
const SETTLING = 2;
const WELL_APART = 0.5;
const ENOUGH = 0.01;
/** A weight below this says nothing; how many weights are kept in all, the more often they are met the rather. */
const NOTHING = 0.01;
const KEPT = 100_000;
const OFTEN = 0.2;
const FEWEST = 2;

/** A line between what is of a subject (1) and what is not (-1; 0 is left out), by dual coordinate descent (Hsieh et al. 2008): rows of `places` and `shares`, of which those count whose place is `held`. */
const divide = (rows, sides, counts, size, held = null) => {
  const weights = new Float64Array(size + 1);
  const pulls = new Float64Array(rows.length);
  const lengths =
    held === null
      ? rows.map(({ length }) => length)
      : rows.map(({ places, shares }) =>
          places.reduce(
            (sum, place, each) => (held[place] === 1 ? sum + shares[each] ** 2 : sum),
            0,
          ),
        );
  const next = randomFrom(7);
  let active = [...rows.keys()].filter((at) => sides[at] !== 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    let most = 0;
    for (let at = active.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [active[at], active[other]] = [active[other], active[at]];
    }
    const kept = [];
    for (const at of active) {
      const { places, shares } = rows[at];
      const slack = 1 / (2 * PULL * counts[at]);
      let sum = weights[size];
      // What is not held weighs nothing, and stays so.
      for (let each = 0; each < places.length; each += 1)
        sum += weights[places[each]] * shares[each];
      const slope = sides[at] * sum - 1 + slack * pulls[at];
      if (pulls[at] > 0 || slope <= 0 || round < SETTLING || slope < WELL_APART) kept.push(at);
      const pull = Math.max(0, pulls[at] - slope / (lengths[at] + 1 + slack));
      const change = (pull - pulls[at]) * sides[at];
      if (change === 0) continue;
      most = Math.max(most, Math.abs(change));
      pulls[at] = pull;
      for (let each = 0; each < places.length; each += 1)
        if (held === null || held[places[each]] === 1)
          weights[places[each]] += change * shares[each];
      weights[size] += change;
    }
    active = kept;
    if (most < ENOUGH) break;
  }
  return weights;
};

const rowOf = (shares, placeOf) => {
  const known = shares.filter(([bucket]) => placeOf.has(bucket));
  return {
    places: Int32Array.from(known, ([bucket]) => placeOf.get(bucket)),
    shares: Float64Array.from(known, ([, share]) => share),
    length: known.reduce((sum, [, share]) => sum + share * share, 0),
  };
};

/** How rare each bucket is among rows, as the digit that is written; those met once are left out. */
const raritiesOf = (rows, steps) => {
  const met = new Map();
  for (const { signs } of rows)
    for (const { buckets } of signs)
      for (const bucket of buckets) met.set(bucket, (met.get(bucket) ?? 0) + 1);
  return new Map(
    [...met]
      .filter(([, times]) => times >= FEWEST)
      .map(([bucket, times]) => [
        bucket,
        Math.round(steps * Math.log((1 + rows.length) / (1 + times))),
      ]),
  );
};

/** Weights of each subject: rows of `signs`, the `subjects` that answer, and how much each `counts`; as `SubjectWeights` holds them. */
export const fitSubjects = (rows, subjects, assistant) => {
  const { sharesOf, inDigits, DIGITS, NO_WEIGHT, RARITY_STEPS, WEIGHT_STEPS } = assistant;
  const counts = rows.map((row) => row.counts);
  const sidesOf = (subject) =>
    Int8Array.from(rows, ({ subjects: [first, ...others] }) =>
      first === subject ? 1 : others.includes(subject) ? 0 : -1,
    );
  const all = raritiesOf(rows, RARITY_STEPS);
  const placesOf = (rarities) =>
    new Map([...rarities.keys()].map((bucket, place) => [bucket, place]));
  const sharedBy = (rarities, placeOf) =>
    rows.map(({ signs }) => rowOf(sharesOf(signs, rarities), placeOf));

  const everywhere = placesOf(all);
  const whole = sharedBy(all, everywhere);
  const often = new Float64Array(all.size);
  for (const { places, shares } of whole)
    places.forEach((place, each) => {
      often[place] += shares[each] ** 2;
    });
  const oftenWorth = often.map((times) => times ** OFTEN);
  const buckets = [...all.keys()];
  const first = subjects.map((subject) => {
    const weights = divide(whole, sidesOf(subject), counts, all.size);
    const places = [];
    const worths = [];
    for (let place = 0; place < all.size; place += 1) {
      const weight = Math.abs(weights[place]);
      if (weight < NOTHING) continue;
      places.push(place);
      worths.push(weight * oftenWorth[place]);
    }
    return { places: Int32Array.from(places), worths: Float64Array.from(worths) };
  });
  const worths = new Float64Array(first.reduce((sum, each) => sum + each.worths.length, 0));
  let from = 0;
  for (const each of first) {
    worths.set(each.worths, from);
    from += each.worths.length;
  }
  worths.sort();
  const least = worths[Math.max(0, worths.length - KEPT)];
  const keptOf = first.map((each) =>
    [...each.places].filter((_, at) => each.worths[at] >= least).map((place) => buckets[place]),
  );

  // What is left out no longer counts in the length of a question: the rest is fitted again.
  const active = new Set(keptOf.flat());
  const rarities = new Map([...all].filter(([bucket]) => active.has(bucket)));
  const placeOf = placesOf(rarities);
  const shared = sharedBy(rarities, placeOf);
  const found = subjects.map((subject, at) => {
    const held = new Uint8Array(placeOf.size);
    for (const bucket of keptOf[at]) held[placeOf.get(bucket)] = 1;
    return divide(shared, sidesOf(subject), counts, placeOf.size, held);
  });

  const digitOf = (weight) =>
    Math.max(-NO_WEIGHT, Math.min(NO_WEIGHT, Math.round(weight * WEIGHT_STEPS))) + NO_WEIGHT;
  const lines = [...active]
    .sort((a, b) => a - b)
    .map((bucket) => ({
      bucket,
      said: found.flatMap((weights, subject) => {
        const digit = digitOf(weights[placeOf.get(bucket)]);
        return digit === NO_WEIGHT ? [] : [{ subject, digit }];
      }),
    }));
  const gaps = (numbers) => numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
  return {
    subjects: subjects.join(' '),
    bases: found.map((weights) => Math.round(weights[placeOf.size] * 100)).join(' '),
    buckets: inDigits(gaps(lines.map(({ bucket }) => bucket))),
    rarities: inDigits(lines.map(({ bucket }) => rarities.get(bucket))),
    counts: inDigits(lines.map(({ said }) => said.length)),
    steps: inDigits(lines.flatMap(({ said }) => gaps(said.map(({ subject }) => subject)))),
    weights: lines.flatMap(({ said }) => said.map(({ digit }) => DIGITS[digit])).join(''),
  };
};
