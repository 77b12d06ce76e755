import { expect, test } from 'vitest';

import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { aDossier } from '#tests/support/builders/aDossier';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

test('a dossier kept before people were noted is read, and knows nobody', () => {
  const { people: _, ...before } = aDossier();
  const text = JSON.stringify({
    version: 1,
    savedAt: '2026-11-21T10:00:00.000Z',
    data: [before],
  });
  const texts = new Map([[dossiersRecord.key, text]]);
  const vault = createMemoryVault({ texts, blocked: false }, () => new Date());
  expect(vault.read(dossiersRecord)).toEqual({ ok: true, value: [aDossier()] });
});
