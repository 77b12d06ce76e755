/** A PDF transformation `[a b c d e f]`. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** Reads six finite numbers out of an operator's arguments; the identity where they are missing. */
export const toMatrix = (value: unknown): Matrix => {
  if (typeof value !== 'object' || value === null) return IDENTITY;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>, Number);
  const read = [a, b, c, d, e, f].map((entry) =>
    entry !== undefined && Number.isFinite(entry) ? entry : null,
  );
  const [ra, rb, rc, rd, re, rf] = read;
  return ra == null || rb == null || rc == null || rd == null || re == null || rf == null
    ? IDENTITY
    : [ra, rb, rc, rd, re, rf];
};
