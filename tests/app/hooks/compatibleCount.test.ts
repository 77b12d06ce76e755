import { expect, test } from 'vitest';

import { saveCompatibleCount } from '#/app/hooks/useCompatibleCount';
import { compatibleCountRecord } from '#/domain/offers/ranking/compatibleCountRecord';
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
