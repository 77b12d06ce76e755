import { describe, expect, it } from 'vitest';

import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { assistantRecord } from '#/domain/assistant/message';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { encodeRecord } from '#/domain/storage/record';
import type { StoredRecord } from '#/domain/storage/record';
import { asked } from '#tests/support/builders/aChat';
import { aSavedLetter } from '#tests/support/builders/aLetter';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { anInterview } from '#tests/support/builders/anInterview';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

type Case = readonly [name: string, record: StoredRecord<readonly unknown[]>, entry: unknown];

const LISTS: readonly Case[] = [
  ['applications', applicationsRecord, anApplication()],
  ['analyses', analysesRecord, anAnalysis('good')],
  ['saved searches', savedSearchesRecord, { id: 1, name: 'Soir', filters: DEFAULT_FILTERS }],
  ['own offers', ownOffersRecord, anInternalOffer({ source: 'own' })],
  ['letters', lettersRecord, aSavedLetter()],
  ['messages', assistantRecord, asked(1, 'Que mettre dans un CV ?')],
  ['interviews', interviewsRecord, anInterview()],
];

const AT = '2026-11-21T10:00:00.000Z';

const holding = (record: StoredRecord<readonly unknown[]>, entries: readonly unknown[]) => {
  const texts = new Map([[record.key, encodeRecord(record, entries, AT)]]);
  return { texts, vault: createMemoryVault({ texts }, () => new Date(AT)) };
};

describe.each(LISTS)('a damaged entry among the %s', (_name, record, entry) => {
  const damaged = { id: 'x', torn: true };

  it('does not hide the others, and is told', () => {
    const { vault } = holding(record, [damaged, entry]);
    expect(vault.read(record)).toMatchObject({ ok: true, value: [entry] });
    expect(vault.damagedIn(record)).toEqual([damaged]);
  });

  it('is set aside by the next change, not lost', () => {
    const { texts, vault } = holding(record, [damaged, entry]);
    vault.write(record, [entry]);
    expect(vault.damagedIn(record)).toEqual([]);
    expect(texts.get(`embellie.damaged.${record.key}.${AT}`)).toBe(JSON.stringify([damaged]));
  });

  it('makes a list of nothing else a damaged one', () => {
    expect(holding(record, [damaged]).vault.read(record)).toEqual({
      ok: false,
      problem: 'corrupt',
    });
    expect(holding(record, []).vault.read(record)).toEqual({ ok: true, value: [] });
  });
});
