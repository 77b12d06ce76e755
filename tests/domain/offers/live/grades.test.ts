import { expect, it } from 'vitest';

import { gradesIn } from '#/domain/offers/live/grades.fr';

const grades = (title: string, description = '', company = 'Agence des Nations Unies') =>
  gradesIn({ title, description, company });

it.each([
  ['Logistics Officer, P-3', ['P-3']],
  ['Chargé de programme (NO-B), Ndjamena', ['NO-B']],
  ['Programme Officer NOB', ['NO-B']],
  ['Assistant administratif G5', ['G-5']],
  ['Driver, GS-2', ['GS-2']],
  ['Consultant international', []],
  ['Agent polyvalent (H/F)', []],
  ['Conducteur de ligne P 3 secteur G', []],
  ['Volontaire UNV spécialiste', ['UNV']],
  ['Chef de bureau, NPSA-9', ['NPSA-9']],
])('%s', (title, codes) => expect(grades(title).map(({ code }) => code)).toEqual(codes));

it('reads a grade in a text only where it is said to be one', () => {
  expect(grades('Officer', 'Grade: P-4. Duty station: Goma.')).toMatchObject([{ code: 'P-4' }]);
  expect(grades('Officer', 'Salle P3, bâtiment G5.')).toEqual([]);
});

it('tells what a grade asks for, and names each once', () => {
  const [grade, ...others] = grades('Officer P-3', 'Level P-3, grade P-3');
  expect(grade?.meaning).toContain('5 ans');
  expect(others).toEqual([]);
});

it('reads none where no such organisation is named: elsewhere they are something else', () =>
  expect(grades('Tourneur P3', 'Atelier mécanique, niveau P3.', 'Atelier du Gué')).toEqual([]));
