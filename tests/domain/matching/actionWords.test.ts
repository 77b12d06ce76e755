import { describe, expect, test } from 'vitest';

import { namesActOrName } from '#/domain/matching/actionWords';

describe('namesActOrName', () => {
  test.each([
    'préparation de tournée',
    'participez à la conception',
    'Réaliser des relevés',
    'norme ISO 9001',
    'Delphi XE',
  ])('what one does, or what has a name: %s', (phrase) => {
    expect(namesActOrName(phrase)).toBe(true);
  });

  test.each(['moyennes tailles', 'site client', 'énergie', 'Affectation', 'pièces automobiles'])(
    'a fragment: %s',
    (phrase) => {
      expect(namesActOrName(phrase)).toBe(false);
    },
  );
});
