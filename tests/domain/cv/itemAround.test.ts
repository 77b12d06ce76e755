import { describe, expect, test } from 'vitest';

import { isWholeItem, itemRange, standsAlone } from '#/domain/cv/skills/itemAround';

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

describe('standsAlone', () => {
  test.each([
    ['controle, graissage', true],
    ['controle et graissage des chaines', false],
  ])('%j', (key, alone) => {
    const start = key.indexOf('controle');
    expect(standsAlone(key, { start, end: start + 'controle'.length })).toBe(alone);
  });
});

describe('itemRange', () => {
  test('is what stands around a place up to the next thing of the list', () => {
    const key = 'pliage, pose des chaines neuves, essai';
    const start = key.indexOf('chaines');
    const item = itemRange(key, { start, end: start + 'chaines'.length });
    expect(key.slice(item.start, item.end)).toBe('pose des chaines neuves');
  });
});
