import { describe, expect, test } from 'vitest';

import { findDates } from '#/domain/cv/dates/dates';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { formatYearMonth } from '#/domain/shared/plainDate';
import type { YearMonth } from '#/domain/shared/plainDate';

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
    ['Été 2020-2021-2022-2023', '2020-07..2023-08'],
    ['2018-2019-2020', '2018..2020'],
    ['durant l’été 2022', '2022-07..2022-08'],
    ['02/28 juin 2021', '2021-06..2021-06'],
    ['12 au 30mai 2020', '2020-05..2020-05'],
    ['3 - 14 février 2022', '2022-02..2022-02'],
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
    ['Nov.19 - Sept.24', '2019-11..2024-09'],
    ['sept21-juin22', '2021-09..2022-06'],
    ['Mars2020-Juin2021', '2020-03..2021-06'],
    ['2019à2021', '2019..2021'],
    ['04/21 -06/23', '2021-04..2023-06'],
    ['Du 06/06 au 06/07/2016', '2016-06..2016-07'],
    ['du 12/05 au 30/06/2023', '2023-05..2023-06'],
    ['17/04/23-12/05/23', '2023-04..2023-05'],
    ['17/04/2023-12/05/2023', '2023-04..2023-05'],
    ['08-09/2019', '2019-08..2019-09'],
    ['2018 …', '2018..ongoing'],
    ['2018 ...', '2018..ongoing'],
    ['Oct 2016 –', '2016-10..ongoing'],
    ['2019 - \tVendeur', '2019..ongoing'],
    ['2019 – Vendeur', '2019..2019'],
    ['sept. 2020 à auj.', '2020-09..ongoing'],
    ['Saison été 2023 (mai à septembre)', '2023-05..2023-09'],
    ['2019 (juin - août)', '2019-06..2019-08'],
    ['2019 (novembre à février)', '2018-11..2019-02'],
    ['Juin – Juillet (2019)', '2019-06..2019-07'],
    ['2 mois – 2019', '2019..2019'],
    ['6 mois, mars 2019', '2019-03..2019-08'],
    ['2019, 2020, 2021 et 2022', '2019..2022'],
    ['AUGUST-2019 MARCH-2020\tCuisinière', '2019-08..2020-03'],
    ['MARCH-2020', '2020-03..2020-03'],
    ['Jan 2020 to Dec 2021', '2020-01..2021-12'],
    ['Vendeuse (mars 2019 - juin 2020)', '2019-03..2020-06'],
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
    '(1 an)',
    'version 3.10.12',
    '06.12.34.56.78',
  ])('finds no date in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('reads "depuis 3 ans" from the day of reading only', () => {
    expect(findDates(alignedKey('depuis 3 ans'))).toEqual([]);
    expect(findDates(alignedKey('depuis 3 ans'), '2026-11-21')[0]).toMatchObject({
      from: { year: 2023, month: null },
      to: 'ongoing',
    });
  });

  test('keeps a stated length', () => {
    expect(findDates(alignedKey('de 2018 à 2020 (2 ans et 3 mois)'))[0]?.months).toBe(27);
  });
});

const FRENCH =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
const SHORT = 'janv févr mars avr mai juin juil août sept oct nov déc';
const ENGLISH =
  'January February March April May June July August September October November December';
const wordOf = (words: string, month: number): string => words.split(' ')[month - 1] ?? '';
const two = (value: number): string => String(value % 100).padStart(2, '0');

const monthsTo = ({ year, month }: YearMonth, unknown: number): number =>
  year * 12 + (month ?? unknown);

/** Every way a CV writes a month, by which a period may begin and end. */
const FORMS: readonly ((year: number, month: number) => string)[] = [
  (year, month) => `${wordOf(FRENCH, month)} ${year}`,
  (year, month) => wordOf(FRENCH, month).toUpperCase() + ` ${year}`,
  (year, month) => `${wordOf(SHORT, month)}. ${year}`,
  (year, month) => `${wordOf(SHORT, month)}.${two(year)}`,
  (year, month) => `${wordOf(SHORT, month)} ${year}`,
  (year, month) => `${wordOf(SHORT, month)}-${two(year)}`,
  (year, month) => `${wordOf(ENGLISH, month)} ${year}`,
  (year, month) => `${two(month)}/${year}`,
  (year, month) => `${two(month)}.${year}`,
  (year, month) => `${two(month)}/${two(year)}`,
  (year, month) => `14/${two(month)}/${year}`,
  (year, month) => `03/${two(month)}/${two(year)}`,
  (year, month) => `5 ${wordOf(FRENCH, month)} ${year}`,
];
const LINKS = [' - ', ' – ', '-', ' à ', ' au ', ' → '];
const FRAMES = [
  (dates: string) => dates,
  (dates: string) => `De ${dates}`,
  (dates: string) => `Aide-soignante (${dates})`,
  (dates: string) => `${dates} : Aide-soignante`,
  (dates: string) => `${dates}\tMaçon`,
  (dates: string) => `Serveur | ${dates}`,
];

describe('a period of two months', () => {
  const period = (seed: number) => {
    const from = 2001 * 12 + ((seed * 37) % 280);
    const to = from + 1 + ((seed * 53) % 90);
    const at = (months: number) => [Math.floor(months / 12), (months % 12) + 1] as const;
    return { from: at(from), to: at(to) };
  };

  test('reads the same however it is written', () => {
    const wrong: string[] = [];
    let seed = 0;
    for (const form of FORMS)
      for (const link of LINKS)
        for (const frame of FRAMES) {
          seed += 1;
          const { from, to } = period(seed);
          const text = frame(`${form(...from)}${link}${form(...to)}`);
          const expected = [from, to].map(([year, month]) => `${year}-${two(month)}`).join('..');
          if (read(text).join() !== expected) wrong.push(`${text} > ${read(text).join()}`);
        }
    expect(seed).toBe(FORMS.length * LINKS.length * FRAMES.length);
    expect(wrong).toEqual([]);
  });

  test('goes on where its end is left open', () => {
    const ends = [' - ', ' – …', ' - aujourd’hui', ' à ce jour', ' - présent', ' → ', ' à auj.'];
    const wrong = FORMS.flatMap((form, index) => {
      const { from } = period(index + 1);
      return ends
        .map((end) => `${form(...from)}${end}`)
        .filter((text) => read(text).join() !== `${from[0]}-${two(from[1])}..ongoing`);
    });
    expect(wrong).toEqual([]);
  });

  test('never ends before it begins', () => {
    const digits = '0123456789/.-à ';
    const backwards: string[] = [];
    for (let seed = 1; seed < 3000; seed += 1) {
      let state = seed;
      const text = Array.from({ length: 18 }, () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return digits.charAt(Math.floor(state / 65536) % digits.length);
      }).join('');
      for (const { from, to } of findDates(alignedKey(`20${text}`)))
        if (to !== 'ongoing' && monthsTo(to, 12) < monthsTo(from, 1)) backwards.push(text);
    }
    expect(backwards).toEqual([]);
  });
});
