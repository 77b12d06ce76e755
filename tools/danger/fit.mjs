import { randomFrom } from '../random.mjs';

const ROUNDS = 20;
const KIND_ROUNDS = 12;
const RATE = 0.15;
/** How hard a weight is held to nothing. */
const HELD = 3e-4;
const SMALL = 1e-8;

const shuffled = (rows, next) => {
  const order = rows.map((_, at) => at);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
};

const chance = (sum) => 1 / (1 + Math.exp(-sum));

/** A logistic curve over signs, by steps that shorten with the way gone: `rows` of signs, whether it `is`, and how much it counts. */
const descend = (rows, { rounds, held }) => {
  const next = randomFrom(7);
  const weights = new Map();
  const travelled = new Map();
  let base = 0;
  let baseTravelled = SMALL;
  for (let round = 0; round < rounds; round += 1)
    for (const at of shuffled(rows, next)) {
      const { signs, is, counts } = rows[at];
      let sum = base;
      for (const [sign, share] of signs) sum += (weights.get(sign) ?? 0) * share;
      const error = (chance(sum) - (is ? 1 : 0)) * counts;
      for (const [sign, share] of signs) {
        const weight = weights.get(sign) ?? 0;
        const slope = error * share + held * weight;
        const way = (travelled.get(sign) ?? SMALL) + slope * slope;
        travelled.set(sign, way);
        weights.set(sign, weight - (RATE * slope) / Math.sqrt(way));
      }
      baseTravelled += error * error;
      base -= (RATE * error) / Math.sqrt(baseTravelled);
    }
  return { weights, base };
};

/** The weights of danger: rows of `facets` and `buckets` (`signsIn`), whether each tells of `danger`, and how much it `counts`. */
export const fitDanger = (rows) =>
  descend(
    rows.map(({ signs, danger, counts }) => ({
      signs: [...signs.facets, ...signs.buckets],
      is: danger,
      counts,
    })),
    { rounds: ROUNDS, held: HELD },
  );

/** The weights of each kind of danger, by what is told and by words in so many `buckets`: rows as above with their `kind`. */
export const fitKinds = (rows, kinds, buckets) =>
  kinds.map((kind) => ({
    kind,
    ...descend(
      rows.map(({ signs, kind: told }) => ({
        signs: [
          ...signs.facets,
          ...[...signs.buckets].map(([bucket, share]) => [bucket % buckets, share]),
        ],
        is: told === kind,
        counts: 1,
      })),
      { rounds: KIND_ROUNDS, held: HELD },
    ),
  }));
