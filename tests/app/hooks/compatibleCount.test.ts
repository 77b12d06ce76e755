import { expect, test } from 'vitest';

import { saveCompatibleCount } from '#/app/hooks/useCompatibleCount';
import { MATCH_MODEL } from '#/domain/matching/matchModel';
import { compatibleCountRecord } from '#/domain/offers/ranking/compatibleCountRecord';
import { cvKey } from '#/domain/offers/ranking/cvKey';
import { partFar } from '#/domain/offers/ranking/farOffers';
import { aCv } from '#tests/support/builders/aCv';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

test('the dashboard counts the offers that « Offres Compatibles » shows unfolded', () => {
  const vault = createMemoryVault({ texts: new Map() }, () => new Date('2026-11-25T10:00:00'));
  const ranked = [91, 73, 57, 50, 49, 12].map((score) => ({ score }));
  saveCompatibleCount({ vault }, { cv: aCv(), corrections: [] }, ranked);
  const stored = vault.read(compatibleCountRecord);
  expect(stored.ok && stored.value?.count).toBe(partFar(ranked, ({ score }) => score).near.length);
  expect(stored.ok && stored.value?.count).toBe(4);
});

test('what was counted by former rules of scores is not told', () => {
  const vault = createMemoryVault({ texts: new Map() }, () => new Date('2026-11-25T10:00:00'));
  saveCompatibleCount({ vault }, { cv: aCv(), corrections: [] }, [{ score: 91 }]);
  const stored = vault.read(compatibleCountRecord);
  expect(stored.ok && stored.value?.cv.split(' ')).toEqual([cvKey(aCv()), MATCH_MODEL]);
});
