import { describe, expect, test } from 'vitest';

import { answersAtOnce, departmentsAtOnce } from '#/domain/places/placeAtOnce';
import { openPlaces } from '#/domain/places/wantedPlace';

describe('a place before the register of communes is there', () => {
  test.each([
    ['69', ['69']],
    ['7', ['07']],
    ['2a', ['2A']],
    ['20', ['2A', '2B']],
    ['97400', ['974']],
    ['07150', ['07']],
    ['Ardèche', ['07']],
    ['rhone', ['69']],
    ['Bretagne', ['22', '29', '35', '56']],
    ['La Réunion', ['974']],
    ['Lyon', ['69']],
    // From 20,000 inhabitants on a name alone is the town.
    ['Paris', ['75']],
    ['Saint-Étienne', ['42']],
    ['St Peray', ['07']],
    ['Vallon Pont d’Arc', ['07']],
  ])('%s is told at once', (typed, departments) => {
    expect(departmentsAtOnce(typed)).toEqual(departments);
  });

  test.each(['Balazuc', 'Dakar', 'xyz', ''])('%s is for the register', (typed) => {
    expect(departmentsAtOnce(typed)).toBeNull();
  });

  const locations = [
    '07 - VALLON PONT D ARC',
    'Saint-Péray (07130)',
    'Lyon 3e Arrondissement (69)',
    '69 - LYON 03',
    'Rhône (69)',
    'Romainville (93)',
    'Villeurbanne, Rhône',
    'Bourg-en-Bresse (01)',
    'Dakar',
    'Rennes (35)',
  ];
  const answered = (typed: string): readonly string[] => locations.filter(answersAtOnce(typed));

  test('an area is found by the number of its department, whatever the town', () => {
    expect(answered('Ardèche')).toEqual(['07 - VALLON PONT D ARC', 'Saint-Péray (07130)']);
    expect(answered('bretagne')).toEqual(['Rennes (35)']);
    // Its letters stand in another town.
    expect(answered('Ain')).toEqual(['Bourg-en-Bresse (01)']);
  });

  test('a town is found by whole words, as people and sources write it', () => {
    expect(answered('lyon')).toEqual(['Lyon 3e Arrondissement (69)', '69 - LYON 03']);
    expect(answered('St Peray')).toEqual(['Saint-Péray (07130)']);
    expect(answered("Vallon Pont d'Arc")).toEqual(['07 - VALLON PONT D ARC']);
    expect(answered('Dakar')).toEqual(['Dakar']);
  });

  test('whatever it finds of a known place, the register finds too', () => {
    const { want } = openPlaces();
    for (const typed of [
      '69',
      'Ardèche',
      'Bretagne',
      'Ain',
      'Lyon',
      'St Peray',
      'Rennes',
      '07130',
    ]) {
      const wanted = want(typed, 0);
      for (const location of answered(typed))
        expect(wanted?.test(location), `${typed}: ${location}`).toBe(true);
    }
  });
});
