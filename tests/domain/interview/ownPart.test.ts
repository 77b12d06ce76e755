import { describe, expect, test } from 'vitest';

import { ownPart } from '#/domain/interview/review/nextStep.fr';

describe('a sentence told for a group', () => {
  test.each([
    ['Nous avons installé les rayons.', 'J’ai installé les rayons.'],
    ['Le samedi, on a trié les dons.', 'Le samedi, j’ai trié les dons.'],
  ])('what each one did is told in the first person: %s', (told, own) => {
    expect(ownPart(told)).toBe(own);
  });

  test.each([
    'Nous avons gagné le concours régional.',
    'On a enfin atteint l’objectif du trimestre.',
    'Nous avons doublé les ventes du rayon.',
    'Nous avons fait +12 % en un an.',
  ])('what the group reached is claimed by nobody: %s', (told) => {
    expect(ownPart(told)).toBeNull();
  });

  test('nothing to rewrite', () => {
    expect(ownPart('J’ai préparé les commandes.')).toBeNull();
  });
});
