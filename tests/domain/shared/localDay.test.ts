import { describe, expect, it } from 'vitest';

import { localDay } from '#/domain/shared/localDay';

describe('localDay', () => {
  it('gives the day of the local calendar, padded', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 10, 21, 0, 1))).toBe('2026-11-21');
  });
});
