import { describe, expect, test } from 'vitest';

import type { ExperienceKind } from '#/domain/cv/cv';
import { monthsOfExperience } from '#/domain/cv/dates/years';
import type { YearMonth } from '#/domain/shared/plainDate';
import { aRead, anExperience } from '#tests/support/builders/aCv';

const at = (text: string): YearMonth => {
  const [year = 0, month] = text.split('-').map(Number);
  return { year, month: month ?? null };
};

const post = (start: string, end: string, kind: ExperienceKind = 'job') =>
  anExperience({
    kind,
    start: aRead(at(start)),
    end: aRead(end === 'now' ? ('ongoing' as const) : at(end)),
  });

const months = (...posts: readonly ReturnType<typeof post>[]): number | null =>
  monthsOfExperience(posts, '2026-11-21');

describe('monthsOfExperience', () => {
  test('counts both ends of a period', () => {
    expect(months(post('2020-01', '2020-12'))).toBe(12);
  });

  test('counts an overlap once', () => {
    expect(months(post('2020-01', '2021-12'), post('2021-01', '2022-12'))).toBe(36);
  });

  test('counts a current post to the day of reading', () => {
    expect(months(post('2026-01', 'now'))).toBe(11);
  });

  test('counts years alone from middle to middle', () => {
    expect(months(post('2018', '2021'))).toBe(36);
    expect(months(post('2019', '2019'))).toBe(6);
  });

  test('counts an internship by half, and not at all under a job', () => {
    expect(months(post('2020-01', '2020-06', 'internship'))).toBe(3);
    expect(months(post('2020-01', '2020-12'), post('2020-01', '2020-06', 'internship'))).toBe(12);
  });

  test('leaves volunteering out', () => {
    expect(months(post('2020-01', '2020-06'), post('2010-01', '2019-12', 'volunteering'))).toBe(6);
  });

  test('does not count the future', () => {
    expect(months(post('2026-10', '2027-08'))).toBe(2);
  });

  test('gives nothing where no date was read', () => {
    expect(monthsOfExperience([anExperience({ start: null, end: null })], '2026-11-21')).toBeNull();
  });
});
