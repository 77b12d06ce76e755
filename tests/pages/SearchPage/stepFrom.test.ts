import { describe, expect, test } from 'vitest';

import { stepFrom } from '#/pages/SearchPage/parts/resultKeys';

describe('where a key leads among five results', () => {
  test.each([
    ['ArrowDown', 1, 2],
    ['ArrowRight', 1, 2],
    ['ArrowUp', 1, 0],
    ['ArrowLeft', 1, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
  ])('%s from %i', (key, at, to) => {
    expect(stepFrom(at, 5, key)).toBe(to);
  });

  test.each([
    ['ArrowDown', 4],
    ['End', 4],
    ['ArrowUp', 0],
    ['Home', 0],
    ['a', 2],
  ])('%s from %i leads nowhere', (key, at) => {
    expect(stepFrom(at, 5, key)).toBeNull();
  });
});
