import { describe, expect, test } from 'vitest';

import { isLanguageLevel } from '#/domain/cv/skills/languageLevel';
import { alignedKey } from '#/domain/cv/text/alignedKey';

const at = (text: string, sign: string): boolean => {
  const start = text.indexOf(sign);
  return isLanguageLevel(alignedKey(text), start, start + sign.length);
};

describe('a step of the scale of languages', () => {
  test.each([
    ['Allemand B1 exigé', 'B1'],
    ['italien : niveau B1/B2', 'B2'],
    ['Vous parlez espagnol (B1 minimum).', 'B1'],
    ['Niveau B2 en portugais', 'B2'],
    ['Groupes du A2 au B1', 'B1'],
    ['DELF B2 obtenu en 2019', 'B2'],
    ['Fluent in English, B2', 'B2'],
  ])('is seen in %j', (text, sign) => {
    expect(at(text, sign)).toBe(true);
  });

  test.each([
    ['Habilitation électrique B1', 'B1'],
    ['Habilitations B0, B1 et B2', 'B2'],
    ['Électricien, anglais courant, habilitation B1', 'B1'],
    ['Titres H0, B1, BR', 'B1'],
    ['Pelle de catégorie B1 ; anglais', 'B1'],
    ['Anglais B1V', 'B1V'],
  ])('is not seen in %j', (text, sign) => {
    expect(at(text, sign)).toBe(false);
  });
});
