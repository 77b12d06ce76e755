import { describe, expect, test } from 'vitest';

import { isAnotherText } from '#/domain/dossier/isAnotherText';

const offer =
  'Cariste à Lesquin, en CDI. Conduire les chariots et charger les camions. CACES exigé.';
const other =
  'Aide-soignante à Angers, de nuit. Accompagner les résidents, transmettre à l’équipe.';

describe('a text that takes the place of another', () => {
  test.each([
    ['the same one', offer],
    ['a word put right', offer.replace('Conduire', 'Conduisez')],
    ['one that was completed', `${offer} Poste à pourvoir en mars, équipes du matin et du soir.`],
    ['one whose beginning was cut', offer.slice(26)],
    ['one whose end was cut', offer.slice(0, 50)],
  ])('is no other: %s', (_, text) => {
    expect(isAnotherText(offer, text)).toBe(false);
  });

  test.each([
    ['another advertisement', other],
    ['none', ''],
    ['its first letter', 'C'],
  ])('is another: %s', (_, text) => {
    expect(isAnotherText(offer, text)).toBe(true);
  });

  test('is the first one where there was none', () => {
    expect(isAnotherText('', offer)).toBe(false);
    expect(isAnotherText('Cariste', offer)).toBe(false);
  });
});
