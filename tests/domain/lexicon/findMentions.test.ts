import { describe, expect, test } from 'vitest';

import { sampleLexicon } from '#tests/domain/lexicon/sampleLexicon';
import { withCpuTime } from '#tests/support/cpuTime';

const lexicon = sampleLexicon();

const found = (text: string): readonly string[] =>
  lexicon
    .findMentions(text)
    .map(({ concept, start, end }) => `${concept.id}: ${text.slice(start, end)}`);

describe('findMentions', () => {
  test.each([
    [
      'Conduite du projet et GESTION DES STOCKS',
      ['gestion-de-projet: Conduite du projet', 'gestion-des-stocks: GESTION DES STOCKS'],
    ],
    ['gestion stock', ['gestion-des-stocks: gestion stock']],
    ['vous gérez vos stocks', ['gestion-des-stocks: gérez vos stocks']],
    ['gestion de deux stocks', ['gestion-des-stocks: gestion de deux stocks']],
    [
      'Développement C++, C# et .NET sous Node.js',
      ['c-plus-plus: C++', 'c-sharp: C#', 'dot-net: .NET', 'node-js: Node.js'],
    ],
    ['NodeJS et ReactJS', ['node-js: NodeJS', 'react: ReactJS']],
    ['React/Vue/Angular', ['react: React', 'vue-js: Vue', 'angular: Angular']],
    ['infirmière diplômée d’État', ['infirmier: infirmière diplômée d’État']],
    ['Infirmier(ère) rigoureux(se)', ['infirmier: Infirmier', 'rigueur: rigoureux']],
    [
      'vente en ecommerce, vente en e-commerce',
      ['e-commerce: ecommerce', 'e-commerce: e-commerce'],
    ],
    [
      'des tableaux croisés dynamiques',
      ['tableaux-croises-dynamiques: tableaux croisés dynamiques'],
    ],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    [
      'Soudure TIG, MIG et MAG',
      ['soudure-tig: Soudure TIG', 'soudure-mig: MIG', 'soudure-mag: MAG'],
    ],
    [
      'CACES 1, 3 et 5 exigés',
      ['caces-r489-categorie-1: CACES 1', 'caces-r489-categorie-3: 3', 'caces-r489-categorie-5: 5'],
    ],
    ['Permis B et C', ['permis-b: Permis B', 'permis-c: C']],
    [
      'habilitations B1V, BR',
      ['habilitation-electrique-b1v: habilitations B1V', 'habilitation-electrique-br: BR'],
    ],
    [
      'tests unitaires et fonctionnels',
      ['tests-unitaires: tests unitaires', 'tests-fonctionnels: fonctionnels'],
    ],
    [
      'maintenance préventive / curative',
      ['maintenance-preventive: maintenance préventive', 'maintenance-corrective: curative'],
    ],
  ])('distributes the head of %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    [
      'Réception et rangement de marchandises',
      [
        'reception-de-marchandises: Réception',
        'rangement-de-marchandises: rangement de marchandises',
      ],
    ],
    [
      'réceptionner et scanner les marchandises',
      ['reception-de-marchandises: réceptionner et scanner les marchandises'],
    ],
    [
      'réceptionner, ranger les marchandises',
      [
        'reception-de-marchandises: réceptionner',
        'rangement-de-marchandises: ranger les marchandises',
      ],
    ],
    [
      'Réception. Rangement de marchandises',
      ['rangement-de-marchandises: Rangement de marchandises'],
    ],
  ])('distributes the tail of %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    ['saisie dans SAGE de la comptabilité', ['sage: SAGE']],
    ['Serveur écrit en Go (langage)', ['go: Go']],
    ['go vers la gare', []],
    ['Excel au quotidien', ['excel: Excel']],
    ['il excelle, excel', []],
    ['statistiques sous R', ['r: R']],
    ['R. Martin, directeur', []],
  ])('judges ambiguous words by their surroundings: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('a page written as one line is not read again for each ambiguous word', async () => {
    const text = 'la gare, Go vers Nantes '.repeat(4_000);
    const { ms } = await withCpuTime(() => found(text));
    // Judging every word by the whole line takes minutes.
    expect(ms).toBeLessThan(8_000);
  });

  test('never crosses a sentence, a bullet or a heading', () => {
    expect(found('Gestion. Des stocks')).toEqual([]);
    expect(found('Gestion\nStocks')).toEqual([]);
    expect(found('gestion\ndes stocks')).toEqual(['gestion-des-stocks: gestion\ndes stocks']);
  });

  test('recognises the verb of an action, less surely', () => {
    const [mention] = lexicon.findMentions('Gérer les stocks du dépôt');
    expect(mention?.concept.id).toBe('gestion-des-stocks');
    expect(mention?.confidence).toBeLessThan(1);
  });

  test('a lone word never passes for another of the same root', () => {
    expect(found('la comptabilité')).toEqual([]);
  });

  test('spellings without accents, in capitals, decomposed or with odd spaces change nothing', () => {
    const text = 'Comptabilité générale et réfection de pansements';
    const expected = lexicon.findMentions(text).map(({ concept }) => concept.id);
    expect(expected).toEqual(['comptabilite-generale', 'pansements']);
    for (const variant of [
      text.normalize('NFD'),
      text.toUpperCase(),
      text.normalize('NFD').replace(/[\u0300-\u036f]/gu, ''),
      text.replaceAll(' ', '\u00a0'),
    ])
      expect(lexicon.findMentions(variant).map(({ concept }) => concept.id)).toEqual(expected);
  });
});

describe('implies', () => {
  test('a child implies its parents at any depth, never a sibling', () => {
    expect(lexicon.implies('react', 'javascript')).toBe(true);
    expect(lexicon.implies('soudure-tig', 'soudage')).toBe(true);
    expect(lexicon.implies('javascript', 'react')).toBe(false);
    expect(lexicon.implies('react', 'angular')).toBe(false);
  });
});
