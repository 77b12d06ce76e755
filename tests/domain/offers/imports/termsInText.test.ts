import { describe, expect, test } from 'vitest';

import { kindInTitle, withTermsInText } from '#/domain/offers/imports/termsInText';

const NOTHING = { type: null, experience: null, mode: null, pay: null };
const title = 'Magasinier (H/F)';
const text = [
  'Nous recrutons en CDI un magasinier pour notre dépôt de Vierzon.',
  'Profil : vous justifiez de 3 ans d’expérience en réception de marchandises.',
  'Deux jours de télétravail par semaine sont possibles.',
  'Salaire : 2 100 € brut par mois.',
].join('\n');

describe('terms that the data of an offer leaves out', () => {
  test('are read in its text', () => {
    expect(withTermsInText(NOTHING, { title, text })).toEqual({
      type: 'CDI',
      experience: 'mid',
      mode: 'Hybride',
      pay: { min: 2100, max: 2100, period: 'month', currency: 'EUR' },
    });
  });

  test('stay as they are stated', () => {
    const stated = { ...NOTHING, type: 'CDD', mode: 'Sur site' } as const;
    expect(withTermsInText(stated, { title, text })).toMatchObject({
      type: 'CDD',
      mode: 'Sur site',
    });
  });

  test('stay unknown where the text says nothing', () => {
    const quiet = { title, text: 'Réception et rangement des marchandises.' };
    expect(withTermsInText(NOTHING, quiet)).toEqual(NOTHING);
  });

  test('a pay that no work pays is none to filter by', () => {
    const odd = { title, text: 'Salaire : 3 € brut par mois.' };
    expect(withTermsInText(NOTHING, odd).pay).toBeNull();
  });
});

test.each([
  ['CDD', 'Alternance - Relieuse (F/H)', 'Alternance'],
  ['CDD', 'Relieuse en alternance', 'Alternance'],
  ['CDI', 'Stage : relieuse', 'Stage'],
  ['CDD', 'Relieuse, contrat d’apprentissage', 'Alternance'],
  ['CDD', 'Relieuse', 'CDD'],
  ['CDI', 'Responsable des stages et de l’alternance', 'CDI'],
  ['Freelance', 'Alternance - Relieuse', 'Freelance'],
  [null, 'Relieuse', null],
] as const)('%s for "%s" is %s', (stated, named, type) => {
  expect(kindInTitle(stated, named)).toBe(type);
});
