import { describe, expect, test } from 'vitest';

import { namedApplication } from '#/domain/assistant/namedRecords';
import { anApplication } from '#tests/support/builders/anApplication';

const clinic = anApplication({ id: 1, company: 'Clinique des Trois Rives', title: 'Infirmière' });
const home = anApplication({ id: 2, company: 'EHPAD Les Glycines', title: 'Infirmière de nuit' });

describe('the application that a question names', () => {
  test('by its employer, by its title, or by the one word that only one of them holds', () => {
    expect(namedApplication('une relance pour les EHPAD Les Glycines', [clinic, home])).toBe(home);
    expect(namedApplication('relance infirmière de nuit', [clinic, home])).not.toBeNull();
    expect(namedApplication('écris une relance pour la clinique', [clinic, home])).toBe(clinic);
  });

  test('by no word that several hold, nor by one that names nobody', () => {
    const other = anApplication({ id: 3, company: 'Clinique du Lac' });
    expect(namedApplication('écris une relance pour la clinique', [clinic, other])).toBeNull();
    const agency = anApplication({ id: 4, company: 'France Travail Services' });
    expect(namedApplication('une relance pour mon travail', [agency, home])).toBeNull();
  });
});
