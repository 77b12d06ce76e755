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
