import { describe, expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const read = (...lines: string[]) =>
  readOffer({ text: lines.join('\n'), title: 'Tapissier H/F' }, realLexicon);

const TASKS = ['Vos missions :', '- garnir les sièges', '- poser les galons'];

describe('a paragraph after the tasks that tells who is looked for', () => {
  const offer = read(
    ...TASKS,
    'CAP tapissier et trois ans d’expérience en atelier. Notions de couture. Permis B.',
  );

  test('its diploma and its years are asked for', () => {
    expect(offer.degree?.value).toBe('CAP');
    expect(offer.minYears?.value).toBe(3);
  });

  test('what follows in it is asked for as well', () => {
    const asked = offer.skills.filter(({ demand }) => demand === 'required');
    expect(asked.map(({ concept }) => concept)).toEqual(
      expect.arrayContaining(['couture', 'permis-b']),
    );
  });

  test('a paragraph that goes on with the tasks does not', () => {
    const tasks = read(...TASKS, 'Vous effectuez aussi les livraisons chez les particuliers.');
    expect(tasks.skills.every(({ demand }) => demand === 'expected')).toBe(true);
  });
});

test('meals and bad weather that are paid are asked of nobody', () => {
  const offer = read(...TASKS, 'Panier repas, intempéries payées.');
  expect(offer.skills.map(({ label }) => label).join(' ')).not.toMatch(/intemp|panier/iu);
});

test('words in capitals are shown in small letters', () => {
  const offer = read('Vos missions :', '- SUIVI DES PASSEMENTERIES BRODÉES');
  const labels = offer.skills.map(({ label }) => label);
  expect(labels.filter((label) => /\p{Lu}{3}/u.test(label))).toEqual([]);
});
