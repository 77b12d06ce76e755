import { describe, expect, test } from 'vitest';

import { findDates } from '#/domain/cv/dates/dates';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { formatYearMonth } from '#/domain/shared/plainDate';

const read = (text: string): string[] =>
  findDates(alignedKey(text)).map(
    ({ from, to }) => `${formatYearMonth(from)}..${to === 'ongoing' ? to : formatYearMonth(to)}`,
  );

describe('findDates', () => {
  test.each([
    ['Mars 2022 – aujourd’hui', '2022-03..ongoing'],
    ['09/2019-06/2022', '2019-09..2022-06'],
    ['01/09/2019 au 30/06/2020', '2019-09..2020-06'],
    ['2018-2020', '2018..2020'],
    ['2018/19', '2018..2019'],
    ['de 2018 à 2020', '2018..2020'],
    ['Depuis 2021', '2021..ongoing'],
    ['Depuis le 3 mai 2021', '2021-05..ongoing'],
    ['Avril – Août 2019', '2019-04..2019-08'],
    ['novembre à février 2020', '2019-11..2020-02'],
    ['février et mars 2024', '2024-02..2024-03'],
    ['été 2019', '2019-07..2019-08'],
    ['hiver 2018-2019', '2018-12..2019-03'],
    ['mars 2019 (6 mois)', '2019-03..2019-08'],
    ['janv. 2020 → à ce jour', '2020-01..ongoing'],
    ['sept-21 à juin-22', '2021-09..2022-06'],
    ['09/19 - 06/22', '2019-09..2022-06'],
    ['June 2019 – Present', '2019-06..ongoing'],
    ['Since Sept. 2020', '2020-09..ongoing'],
    ['2019-09 / 2021-06', '2019-09..2021-06'],
    ['Mai 2019 – (en cours)', '2019-05..ongoing'],
    ['obtenu en 2016', '2016..2016'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each([
    'entrepôt de 2000 m2',
    'sept personnes',
    'sans date',
    'ES2022',
    '12 345 2019€',
    'en cours',
  ])('finds no date in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('keeps a stated length', () => {
    expect(findDates(alignedKey('de 2018 à 2020 (2 ans et 3 mois)'))[0]?.months).toBe(27);
  });
});
