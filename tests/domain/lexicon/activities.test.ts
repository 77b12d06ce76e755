import { describe, expect, test } from 'vitest';

import { activityItems } from '#/domain/lexicon/activities';

const read = (folded: string): string[] =>
  activityItems(folded).map(({ start, end }) => folded.slice(start, end));

describe('activityItems', () => {
  test('takes the items that begin with a noun of action', () => {
    expect(read('justification des soldes, lettrage des comptes et retenues a la source')).toEqual([
      'justification des soldes',
      'lettrage des comptes',
    ]);
  });

  test('stops before the circumstance', () => {
    expect(read('affectation aux portes selon la charge')).toEqual(['affectation aux portes']);
  });

  test.each([
    'notamment en contribuant au tri',
    'idealement en soudure',
    'lettrage',
    'preparation de',
    'page de garde',
    'equipe de nuit',
    'suivi de 12 dossiers',
  ])('leaves out "%s": alone, cut short, no action, or a figure', (item) => {
    expect(read(item)).toEqual([]);
  });
});

describe('activityItems of tasks', () => {
  const tasks = (folded: string): string[] =>
    activityItems(folded, { tasks: true }).map(({ start, end }) => folded.slice(start, end));

  test.each([
    ['lettrage', ['lettrage']],
    ['suivi', []],
    ['deploiement', []],
    ['administration des comptes', ['administration des comptes']],
    ['etablissement d accueil', []],
    ["etablissement d'accueil", []],
    ['etablissement des devis', ['etablissement des devis']],
    ['pointage des heures de la semaine du depot du port', ['pointage des heures']],
  ])('"%s"', (line, expected) => {
    expect(tasks(line)).toEqual(expected);
  });
});
