import { describe, expect, it } from 'vitest';

import { departmentTyped, hasWords, isAtPlace } from '#/domain/offers/live/answersQuery';
import { countriesNamed } from '#/domain/offers/live/countries.fr';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const offer = anInternalOffer({
  title: 'Infirmier de bloc (H/F)',
  company: 'Clinique du Gué',
  location: 'Villeurbanne (69100)',
  description: 'Vous préparez les salles et le matériel.',
  mode: 'Sur site',
});

describe('words', () => {
  it.each([
    '',
    'infirmier',
    'infirmière',
    'bloc salles',
    'infirmier de bloc',
    'gué',
    'Villeurbanne',
  ])('%j is there', (typed) => expect(hasWords(offer, typed)).toBe(true));
  it.each(['aide-soignant', 'bloc cuisine'])('%j is not', (typed) =>
    expect(hasWords(offer, typed)).toBe(false),
  );
});

describe('places', () => {
  it.each([
    ['Lyon', '69'],
    ['69100', '69'],
    ['Rhône', '69'],
    ['2A', '2A'],
    ['La Réunion', '974'],
    ['Casablanca', null],
    ['', null],
  ])('%j is in %j', (typed, department) => expect(departmentTyped(typed)).toBe(department));

  it.each(['', 'villeurbanne', 'Lyon', '69', 'rhone'])('the offer is at %j', (typed) =>
    expect(isAtPlace(offer, typed)).toBe(true),
  );
  it.each(['Grenoble', '75', 'Dakar'])('the offer is not at %j', (typed) =>
    expect(isAtPlace(offer, typed)).toBe(false),
  );
  it('work from anywhere is everywhere', () =>
    expect(isAtPlace({ ...offer, mode: 'Télétravail' }, 'Dakar')).toBe(true));

  it.each([
    ['haiti', ['hti']],
    ['cote d ivoire', ['civ']],
    ['lyon', []],
  ])('%s names %j', (key, codes) => expect(countriesNamed(key)).toEqual(codes));
  it('a group names all of its countries', () =>
    expect(countriesNamed('afrique')).toContain('sen'));
});
