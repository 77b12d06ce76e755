import { expect, test } from 'vitest';

import { WEAK_UNDER } from '#/domain/matching/verdict';
import { partFar } from '#/domain/offers/ranking/farOffers';

test('offers are far under half of the points, whatever their place', () => {
  const scores = [90, WEAK_UNDER, WEAK_UNDER - 1, 0];
  expect(partFar(scores, (score) => score)).toEqual({
    near: [90, WEAK_UNDER],
    far: [WEAK_UNDER - 1, 0],
  });
});
