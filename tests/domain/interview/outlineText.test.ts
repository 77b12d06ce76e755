import { expect, it } from 'vitest';

import { outlineText } from '#/domain/interview/outlineWording.fr';

it('writes an outline as one text, a line each', () => {
  expect(
    outlineText([
      { label: 'situation', source: 'cv', text: 'Ronde de nuit', note: 'EHPAD' },
      { label: 'result', source: 'blank', text: '… (votre chiffre)', note: null },
    ]),
  ).toBe('Situation\u00a0: Ronde de nuit\nRésultat\u00a0: … (votre chiffre)');
  expect(outlineText([])).toBe('');
});
