import { describe, expect, test } from 'vitest';

import { shareExactly } from '#/domain/matching/ledger';
import { between, seeded } from '#tests/domain/matching/random';

describe('shareExactly', () => {
  test('sums to the total for any parts, and gives nothing to an empty one', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = seeded(seed);
      const parts = Array.from({ length: between(1, 30, random) }, () =>
        random() < 0.3 ? 0 : random(),
      );
      const total = between(0, 1000, random);
      const shares = shareExactly(parts, total);
      const isNothing = parts.every((part) => part === 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(isNothing ? 0 : total);
      expect(shares.filter((share, index) => parts[index] === 0 && share !== 0)).toEqual([]);
    }
  });

  test('the largest remainders get what rounding left', () => {
    expect(shareExactly([1, 1, 1], 100)).toEqual([34, 33, 33]);
    expect(shareExactly([0.5, 0.3, 0.2], 10)).toEqual([5, 3, 2]);
  });
});
