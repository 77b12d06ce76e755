import { describe, expect, it } from 'vitest';

import { addDays, dayOf, daysBetween, isDay, isLocalTime } from '#/domain/applications/days';

describe('days', () => {
  it('knows which days exist', () => {
    expect(['2026-11-21', '2024-02-29'].every(isDay)).toBe(true);
    expect(
      ['2026-02-30', '2025-02-29', '2026-1-2', '21/11/2026', '', '2026-13-01'].some(isDay),
    ).toBe(false);
  });

  it('counts over months, years and changes of the clock', () => {
    expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
    expect(addDays('2026-03-25', 7)).toBe('2026-04-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-10-20', '2026-11-03')).toBe(14);
  });

  it('knows which local times exist', () => {
    expect(isLocalTime('2026-11-25T14:30')).toBe(true);
    expect(['2026-11-25T24:00', '2026-02-30T10:00', '2026-11-25'].some(isLocalTime)).toBe(false);
    expect(dayOf('2026-11-25T14:30')).toBe('2026-11-25');
  });
});
