import { expect, test } from 'vitest';

import { labelAsLine } from '#/domain/matching/labelAsLine';

test.each([
  [
    'assurer la tenue des comptes (900 pièces par mois) ;',
    'Assurer la tenue des comptes (900 pièces par mois)',
  ],
  ["Évaluer l'autonomie des résidents", 'Évaluer l’autonomie des résidents'],
  ['Anglais', 'Anglais'],
  ['iOS', 'iOS'],
  ['travail en équipe', 'Travail en équipe'],
])('%s', (label, line) => {
  expect(labelAsLine(label)).toBe(line);
});
