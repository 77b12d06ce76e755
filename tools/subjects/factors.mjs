import { randomFrom } from '../random.mjs';

/** More directions than are kept, and rounds in which they turn to the strongest. */
const SPARE = 16;
const ROUNDS = 6;
const SWEEPS = 30;
const NOTHING = 1e-12;

/** A sparse matrix, or the other way round, times the rows of `right`. */
const times = ({ size, starts, columns, values }, right, width, turned) => {
  const product = new Float64Array(size * width);
  for (let row = 0; row < size; row += 1)
    for (let at = starts[row]; at < starts[row + 1]; at += 1) {
      const to = (turned ? columns[at] : row) * width;
      const from = (turned ? row : columns[at]) * width;
      for (let each = 0; each < width; each += 1)
        product[to + each] += values[at] * right[from + each];
    }
  return product;
};

/** Makes the columns of a matrix of rows stand square to each other, each of length 1. */
const squared = (rows, size, width) => {
  const columns = Array.from({ length: width }, (_, column) =>
    Float64Array.from({ length: size }, (__, row) => rows[row * width + column]),
  );
  const along = (one, other) => one.reduce((sum, each, row) => sum + each * other[row], 0);
  for (const [at, column] of columns.entries()) {
    // Twice: once leaves what rounding made.
    for (let again = 0; again < 2; again += 1)
      for (const before of columns.slice(0, at)) {
        const shared = along(before, column);
        for (let row = 0; row < size; row += 1) column[row] -= shared * before[row];
      }
    const length = Math.sqrt(along(column, column)) || 1;
    for (let row = 0; row < size; row += 1) column[row] /= length;
  }
  return Float64Array.from(
    { length: size * width },
    (_, at) => columns[at % width][Math.floor(at / width)],
  );
};

/** The directions of a symmetric matrix and how strong each is, by Jacobi's turns. */
const directionsOf = (matrix, width) => {
  const held = Float64Array.from(matrix);
  const turns = Float64Array.from({ length: width * width }, (_, at) =>
    at % (width + 1) === 0 ? 1 : 0,
  );
  const turn = (array, one, other, cos, sin, byRow) => {
    for (let at = 0; at < width; at += 1) {
      const a = byRow ? one * width + at : at * width + one;
      const b = byRow ? other * width + at : at * width + other;
      [array[a], array[b]] = [cos * array[a] - sin * array[b], sin * array[a] + cos * array[b]];
    }
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (let one = 0; one < width; one += 1)
      for (let other = one + 1; other < width; other += 1) {
        const shared = held[one * width + other];
        if (Math.abs(shared) < NOTHING) continue;
        const angle = (held[other * (width + 1)] - held[one * (width + 1)]) / (2 * shared);
        const tangent = (angle < 0 ? -1 : 1) / (Math.abs(angle) + Math.hypot(1, angle));
        const cos = 1 / Math.hypot(1, tangent);
        turn(held, one, other, cos, tangent * cos, false);
        turn(held, one, other, cos, tangent * cos, true);
        turn(turns, one, other, cos, tangent * cos, false);
      }
  return { turns, strengths: Array.from({ length: width }, (_, at) => held[at * (width + 1)]) };
};

const eachOfLengthOne = (rows, width) => {
  for (let from = 0; from < rows.length; from += width) {
    const row = rows.subarray(from, from + width);
    const length = Math.hypot(...row) || 1;
    for (let at = 0; at < width; at += 1) row[at] /= length;
  }
};

/** The rows of a sparse matrix by its `kept` strongest directions, around their middle and each of length 1 (Halko, Martinsson and Tropp 2011). */
export const nearestFactors = (matrix, kept) => {
  const { size } = matrix;
  const width = kept + SPARE;
  const next = randomFrom(5);
  let basis = Float64Array.from({ length: size * width }, () => next() - 0.5);
  basis = squared(times(matrix, basis, width, false), size, width);
  for (let round = 0; round < ROUNDS; round += 1) {
    basis = squared(times(matrix, basis, width, true), size, width);
    basis = squared(times(matrix, basis, width, false), size, width);
  }
  const across = times(matrix, basis, width, true);
  const square = new Float64Array(width * width);
  for (let row = 0; row < size; row += 1)
    for (let one = 0; one < width; one += 1)
      for (let other = 0; other < width; other += 1)
        square[one * width + other] += across[row * width + one] * across[row * width + other];
  const { turns, strengths } = directionsOf(square, width);
  const strongest = [...strengths.keys()]
    .sort((a, b) => strengths[b] - strengths[a])
    .slice(0, kept);
  const vectors = new Float32Array(size * kept);
  for (let row = 0; row < size; row += 1)
    for (const [place, direction] of strongest.entries()) {
      let sum = 0;
      for (let each = 0; each < width; each += 1)
        sum += basis[row * width + each] * turns[each * width + direction];
      // A strength is a square here, and each direction counts by the root of its own.
      vectors[row * kept + place] = sum * Math.max(0, strengths[direction]) ** 0.25;
    }
  eachOfLengthOne(vectors, kept);
  const middle = Float64Array.from({ length: kept }, (_, place) => {
    let sum = 0;
    for (let row = 0; row < size; row += 1) sum += vectors[row * kept + place];
    return sum / size;
  });
  for (let at = 0; at < vectors.length; at += 1) vectors[at] -= middle[at % kept];
  eachOfLengthOne(vectors, kept);
  return vectors;
};
