import { describe, expect, test } from 'vitest';

import {
  claimsMore,
  groupByWording,
  isBareAction,
  isOwnName,
  isSpelling,
  nameOfTool,
  nameOfWording,
} from '#/domain/lexicon/wordings';

const group = (kind: 'tool' | 'technique' | 'softSkill', ...words: string[]): string[] =>
  groupByWording(words, kind, (word) => word).map((members) => members.join(' = '));

describe('groupByWording', () => {
  test('parts two things that one concept holds', () => {
    expect(group('technique', 'JUnit', 'tests unitaires', 'Mockito')).toEqual([
      'JUnit',
      'tests unitaires',
      'Mockito',
    ]);
  });

  test('joins inflections and phrases that share a telling word', () => {
    expect(group('technique', 'gestion des stocks', 'gérer les stocks', 'stocks')).toEqual([
      'gestion des stocks = gérer les stocks = stocks',
    ]);
  });

  test('does not join by the action alone', () => {
    expect(group('technique', 'gestion des stocks', 'gestion des achats')).toHaveLength(2);
  });

  test('joins an acronym with what it stands for', () => {
    expect(group('tool', 'TCD', 'tableaux croisés dynamiques')).toHaveLength(1);
  });

  test('never parts a quality', () => {
    expect(group('softSkill', 'rigueur', 'sérieux')).toHaveLength(1);
  });
});

describe('nameOfWording', () => {
  test('is the label of the concept where it says the same or stands alone', () => {
    expect(nameOfWording('Tests unitaires', 'JUnit', 1)).toBe('Tests unitaires');
    expect(nameOfWording('Tests unitaires', 'test unitaire', 2)).toBe('Tests unitaires');
  });

  test('is the words of the text otherwise', () => {
    expect(nameOfWording('Tests unitaires', 'Testing\nLibrary', 2)).toBe('Testing Library');
  });
});

describe('nameOfTool', () => {
  test.each([
    ['Matplotlib', 'Seaborn', 'Seaborn'],
    ['Visual Studio Code', 'VS Code', 'Visual Studio Code'],
    ['Red Hat', 'Redhat', 'Red Hat'],
    ['SQL', 'requêtes', 'SQL'],
  ])('%s written "%s" is shown as %s', (label, wording, shown) => {
    expect(nameOfTool(label, wording)).toBe(shown);
  });
});

describe('isSpelling', () => {
  test.each([
    ['Vue.js', 'VueJS'],
    ['HTML', 'HTML5'],
    ['JavaScript', 'JS'],
    ['MySQL', 'My Sql'],
  ])('%s is also spelt %s', (label, words) => {
    expect(isSpelling(label, words, 'tool')).toBe(true);
  });

  test.each([
    ['Pandas', 'Numpy'],
    ['HTML', 'XHTML'],
    ['SVN', 'CVS'],
    ['PAO', 'mise en page'],
  ])('the tool %s is not %s', (label, words) => {
    expect(isSpelling(label, words, 'tool')).toBe(false);
  });

  test('plain words spell an acronym out, and no other label', () => {
    expect(isSpelling('SEO', 'référencement', 'technique')).toBe(true);
    expect(isSpelling('RGPD', 'DPO', 'knowledge')).toBe(false);
    expect(isSpelling('Couture industrielle', 'cuir', 'technique')).toBe(false);
    expect(isSpelling('Statistiques', 'séries temporelles', 'knowledge')).toBe(false);
  });
});

describe('claimsMore', () => {
  test.each([
    ['Collecte de laine brute', 'collecte de laine', true],
    ['Collecte de laine', 'collecter la laine', false],
    ['Collecte de laine', 'collecte de laine brute', false],
    ['Tissage main levée', 'TML', false],
  ])('%s for "%s"', (label, words, more) => {
    expect(claimsMore(label, words)).toBe(more);
  });
});

describe('isOwnName', () => {
  test('is the label in any inflection, and nothing more or less', () => {
    expect(isOwnName('Collecte de laine', 'collecte des laines')).toBe(true);
    expect(isOwnName('Collecte de laine', 'collecte de laine brute')).toBe(false);
    expect(isOwnName('Collecte de laine', 'laine cardée')).toBe(false);
  });
});

describe('isBareAction', () => {
  test('tells what could be done to anything from what names a work', () => {
    expect(isBareAction('contrôle et suivi')).toBe(true);
    expect(isBareAction('livraison')).toBe(false);
    expect(isBareAction('gestion des stocks')).toBe(false);
  });
});
