import { expect, test } from 'vitest';

import { FAR_UNDER, partFar } from '#/domain/offers/ranking/farOffers';

test('offers are far under half of the points, whatever their place', () => {
  const scores = [90, FAR_UNDER, FAR_UNDER - 1, 0];
  expect(partFar(scores, (score) => score)).toEqual({
    near: [90, FAR_UNDER],
    far: [FAR_UNDER - 1, 0],
  });
});
