import { describe, expect, test } from 'vitest';

import { isWholeItem } from '#/domain/cv/skills/itemAround';

describe('isWholeItem', () => {
  test.each([
    ['entretiens annuels : graissage, serrage au couple', true],
    ['- graissage', true],
    ['nettoyage et graissage', true],
    ['le systeme de graissage', false],
    ['graissage des chaines', false],
  ])('%j', (key, whole) => {
    const start = key.indexOf('graissage');
    expect(isWholeItem(key, { start, end: start + 'graissage'.length })).toBe(whole);
  });
});
