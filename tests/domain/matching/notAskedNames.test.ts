import { describe, expect, test } from 'vitest';

import { notAskedNames, saysNotAsked } from '#/domain/matching/notAskedNames';
import { requirementKey } from '#/domain/matching/requirementKey';

const LINE = 'Nettoyer les vitrines réfrigérées';

describe('what an offer is said not to ask for', () => {
  test('is one thing whether it was refused as a skill or as a line', () => {
    for (const axis of ['skills', 'missions'] as const) {
      const refused = [requirementKey({ axis, label: LINE })];
      expect([...notAskedNames(refused, 'skills')]).toEqual(['nettoyer les vitrines refrigerees']);
      expect([...notAskedNames(refused, 'missions')]).toEqual([
        'nettoyer les vitrines refrigerees',
      ]);
      expect(notAskedNames(refused, 'languages').size).toBe(0);
    }
  });

  test('takes with it the lines that say nothing else, in the same words or most of them', () => {
    const isRefused = saysNotAsked(['Nettoyage des vitrines réfrigérées']);
    expect(isRefused('Nettoyage des vitrines réfrigérées')).toBe(true);
    expect(isRefused('Le nettoyage des vitrines')).toBe(true);
  });

  test('leaves a line that says more, and one that shares a single word', () => {
    const isRefused = saysNotAsked(['Nettoyage des vitrines', 'Équipe']);
    expect(isRefused('Nettoyage des vitrines et réassort des rayons')).toBe(false);
    expect(isRefused('L’équipe')).toBe(false);
    expect(isRefused('Équipe')).toBe(true);
  });

  test('is nothing where nothing was refused', () => {
    expect(saysNotAsked([])(LINE)).toBe(false);
  });
});
