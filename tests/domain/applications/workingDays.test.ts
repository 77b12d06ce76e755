import { describe, expect, it } from 'vitest';

import { isPublicHoliday, workingDayFrom } from '#/domain/applications/workingDays';

describe('isPublicHoliday', () => {
  it.each([
    '2026-01-01',
    '2026-04-06',
    '2026-05-14',
    '2026-05-25',
    '2027-03-29',
    '2027-05-06',
    '2024-05-20',
    '2038-04-26',
    '2026-11-11',
  ])('knows %s', (day) => {
    expect(isPublicHoliday(day)).toBe(true);
  });

  it.each(['2026-04-05', '2026-04-07', '2026-05-15', '2026-11-12', '2025-05-30'])(
    'works on %s, or keeps it to the weekend',
    (day) => {
      expect(isPublicHoliday(day)).toBe(false);
    },
  );
});

describe('workingDayFrom', () => {
  it('keeps a day on which offices answer', () => {
    expect(workingDayFrom('2026-11-23')).toBe('2026-11-23');
  });

  it('leaves a weekend for its Monday', () => {
    expect(workingDayFrom('2026-11-28')).toBe('2026-11-30');
    expect(workingDayFrom('2026-11-29')).toBe('2026-11-30');
  });

  it('passes over a long weekend whole', () => {
    expect(workingDayFrom('2026-04-04')).toBe('2026-04-07');
    expect(workingDayFrom('2026-12-25')).toBe('2026-12-28');
  });
});
