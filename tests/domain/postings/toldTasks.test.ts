import { describe, expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const asked = (title: string, lines: readonly string[]): readonly string[] => {
  const text = lines.join('\n');
  return readOffer({ title, text }, realLexicon).skills.map(({ range }) =>
    text.slice(range.start, range.end),
  );
};

describe('tasks told in ordinary prose', () => {
  test('stand below a line that ends with a colon and says nothing of missions', () => {
    const found = asked('Ferronnier H/F', [
      'La maison Taillefer réunit quatre ateliers et une boutique.',
      '',
      'Dans la forge, avec le chef d’atelier :',
      'Cintrage des barres',
      'Martelage des volutes',
      'Nettoyage des enclumes',
      '',
      'CAP ferronnier et deux ans de métier. Permis B exigé.',
    ]).join(' | ');
    expect(found).toMatch(/Cintrage/u);
    expect(found).toMatch(/Nettoyage/u);
    expect(found).not.toMatch(/forge|chef/u);
  });

  test('benefits below such a line are not asked for', () => {
    const found = asked('Ferronnier H/F', [
      'Vos missions',
      '- Forger les barres',
      '',
      'Chez nous :',
      'Remboursement de la mutuelle',
      'Versement d’un 13e mois',
    ]).join(' | ');
    expect(found).not.toMatch(/mutuelle|13e mois/u);
  });

  test.each([
    'Vous aurez pour mission de poncer les coques.',
    'Votre fonction principale sera de poncer les coques.',
    'Votre travail consiste à poncer les coques.',
  ])('are read after what announces them: %s', (sentence) => {
    expect(asked('Ouvrier de chantier naval', [sentence]).join(' | ')).toMatch(
      /poncer(?: les coques)?/u,
    );
  });

  test('qualities listed at the head of a sentence are all read', () => {
    const text = [
      'Vos missions',
      '- Contrôler les véhicules',
      'Intégrité, rigueur et discrétion.',
    ].join('\n');
    const labels = readOffer({ title: 'Contrôleur technique', text }, realLexicon).skills.map(
      ({ label }) => label,
    );
    expect(labels).toEqual(expect.arrayContaining(['Honnêteté', 'Rigueur', 'Discrétion']));
  });

  test('what says how much a task is wished for is none of its words', () => {
    const found = asked('Peintre', [
      'Vos missions',
      '- Repeindre les ailes',
      'Savoir déposer un pare-chocs est apprécié.',
    ]);
    expect(found.join(' | ')).toMatch(/pare-chocs/u);
    expect(found.join(' | ')).not.toMatch(/apprécié/u);
  });
});
