/** Shares `total` (an integer) among `parts` in proportion, in integers that sum to it exactly: the largest remainders get what rounding left. */
export const shareExactly = (parts: readonly number[], total: number): readonly number[] => {
  const sum = parts.reduce((all, part) => all + part, 0);
  if (sum <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * total) / sum);
  const shares = exact.map(Math.floor);
  let left = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .filter(({ index }) => (parts[index] ?? 0) > 0)
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (let turn = 0; left > 0; turn += 1, left -= 1) {
    const next = byRemainder[turn % byRemainder.length];
    if (next !== undefined) shares[next.index] = (shares[next.index] ?? 0) + 1;
  }
  return shares;
};
