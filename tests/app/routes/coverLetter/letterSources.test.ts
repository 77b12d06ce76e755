import { expect, test } from 'vitest';

import { letterSources } from '#/app/routes/coverLetter/letterState';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { aHeldCv } from '#tests/support/builders/aHeldCv';

const agreementOf = async (text: string) => {
  const { loadLexicon } = await import('#/adapters/lexicon/loadLexicon');
  const lexicon = await loadLexicon();
  const cv = readCv(documentFromText(text, 'cv.txt'), { lexicon, today: '2026-11-23' });
  return letterSources(false, aHeldCv({ cv }), false).agreement;
};

test('a person is asked in the gender of their CV, and in none where it tells none', async () => {
  expect(await agreementOf('Lina Morel\nVendeuse\n\nEXPÉRIENCE\nVendeuse, Halle aux Fils')).toBe(
    'feminine',
  );
  expect(await agreementOf('Lina Morel\nAgent d’accueil\nPermis B, véhiculée')).toBe('feminine');
  expect(await agreementOf('Sacha Morel\nAgent d’accueil\nPermis B')).toBe('neutral');
  expect(letterSources(false, { status: 'none' }, false).agreement).toBe('neutral');
});
