import { expect, test } from 'vitest';

import { readText } from '#tests/domain/matching/realPair';

const labelsOf = (line: string): readonly string[] =>
  readText(['Camille Ferrand', 'Vendeuse', 'Nantes', 'Profil', line]).skills.map(
    ({ label }) => label,
  );

test('what was said before is no skill of its own', () => {
  expect(labelsOf('Je suis des cours du soir pour atteindre cet objectif.').join(' ')).not.toMatch(
    /objectif|résultat/iu,
  );
  expect(labelsOf('J’aime atteindre les objectifs de vente.').length).toBeGreaterThan(0);
});

test('a good sense of something is that, not common sense', () => {
  const labels = labelsOf('Dotée d’un bon sens de l’organisation.');
  expect(labels).toContain('Sens de l’organisation');
  expect(labels).not.toContain('Pragmatisme');
});
