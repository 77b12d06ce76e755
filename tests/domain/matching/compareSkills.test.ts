import { describe, expect, test } from 'vitest';

import { compareSkills } from '#/domain/matching/compareSkills';

describe('compareSkills', () => {
  const left = { matching: ['Gestion des stocks'], missing: ['CACES R489'] };
  const right = { matching: ['gestion des stocks', 'Accueil'], missing: [] };

  test('puts what both ask for first, under one name whatever its case', () => {
    expect(compareSkills(left, right)).toEqual([
      { skill: 'Gestion des stocks', left: 'held', right: 'held' },
      { skill: 'CACES R489', left: 'missing', right: 'notAsked' },
      { skill: 'Accueil', left: 'notAsked', right: 'held' },
    ]);
  });

  test('two analyses without skills have nothing to compare', () => {
    expect(compareSkills({ matching: [], missing: [] }, { matching: [], missing: [] })).toEqual([]);
  });
});
