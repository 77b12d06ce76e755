import { expect, test } from 'vitest';

import { endedOf, importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

test('offers whose last day has passed are counted, those of today are not', () => {
  const ends = { '2026-10-31': 4, '2026-11-19': 2, '2026-11-20': 5 };
  expect(endedOf({ ends }, '2026-11-20')).toBe(6);
  expect(endedOf({ ends: {} }, '2026-11-20')).toBe(0);
});

test('a list that was kept without the days is still read', () => {
  const line = { source: 'France Travail', count: 3, importedOn: '2026-11-20' };
  const text = JSON.stringify({ version: 1, savedAt: '2026-11-20T12:00:00.000Z', data: [line] });
  const vault = createMemoryVault(
    { texts: new Map([[importedOffersRecord.key, text]]) },
    () => new Date(0),
  );
  const read = vault.read(importedOffersRecord);
  expect(read).toEqual({ ok: true, value: [{ ...line, ends: {} }] });
});
