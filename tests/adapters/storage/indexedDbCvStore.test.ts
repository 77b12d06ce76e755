import * as fake from 'fake-indexeddb';
import { openDB } from 'idb';
import { is } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CV_STORE, DATABASE } from '#/adapters/storage/database';
import { createIndexedDbCvStore } from '#/adapters/storage/indexedDbCvStore';
import { keptReadingSchema } from '#/domain/cv/keptReadingSchema';
import { aReadCv } from '#tests/support/builders/aReadCv';

const STAMP = 'reader-1 2026-11';
const storeOf = (stamp: string | null = STAMP) => createIndexedDbCvStore(() => stamp);
const aFile = (name: string, ...bytes: number[]) => ({
  name,
  bytes: Uint8Array.from(bytes).buffer,
});
const FILE = aFile('cv.pdf', 1, 2, 3);

const putReading = async (entry: unknown): Promise<void> => {
  const database = await openDB(DATABASE);
  await database.put(CV_STORE, entry, 'reading');
  database.close();
};

beforeEach(() => {
  for (const [name, value] of Object.entries(fake))
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

describe('the kept CV', () => {
  it('comes back as it was kept, without a reading at first', async () => {
    expect(await storeOf().load()).toEqual({ ok: true, value: null });
    await storeOf().keep(FILE);
    expect(await storeOf().load()).toEqual({ ok: true, value: { ...FILE, reading: null } });
  });

  it('brings what was read in it', async () => {
    await storeOf().keep(FILE);
    await storeOf().keepReading(FILE, aReadCv());
    expect(await storeOf().load()).toEqual({ ok: true, value: { ...FILE, reading: aReadCv() } });
  });

  it.each([
    ['by another version', 'reader-2 2026-11'],
    ['in another month', 'reader-1 2026-12'],
    ['under development', null],
  ])('is to be read again %s', async (_, stamp) => {
    await storeOf().keep(FILE);
    await storeOf().keepReading(FILE, aReadCv());
    expect(await storeOf(stamp).load()).toMatchObject({ value: { reading: null } });
    await storeOf(null).keepReading(FILE, aReadCv());
    expect(await storeOf(stamp).load()).toMatchObject({ value: { reading: null } });
  });

  it.each([
    ['a text', 'reading'],
    ['without its stamp', { reading: aReadCv() }],
    ['of another shape', { stamp: STAMP, reading: { ...aReadCv(), skills: ['Excel'] } }],
  ])('is to be read again where the reading is %s', async (_, entry) => {
    await storeOf().keep(FILE);
    await putReading(entry);
    expect(await storeOf().load()).toEqual({ ok: true, value: { ...FILE, reading: null } });
  });

  it('takes no reading of another file that another tab had kept', async () => {
    await storeOf().keep(FILE);
    for (const other of [
      aFile('cv.pdf', 1, 2, 4),
      aFile('cv.pdf', 1, 2),
      aFile('two.pdf', 1, 2, 3),
    ])
      await storeOf().keepReading(other, aReadCv());
    expect(await storeOf().load()).toMatchObject({ value: { reading: null } });
  });

  it('leaves with its reading, be it replaced or removed', async () => {
    await storeOf().keep(FILE);
    await storeOf().keepReading(FILE, aReadCv());
    await storeOf().keep(FILE);
    expect(await storeOf().load()).toMatchObject({ value: { reading: null } });
    await storeOf().keepReading(FILE, aReadCv());
    await storeOf().remove();
    const database = await openDB(DATABASE);
    expect(await database.count(CV_STORE)).toBe(0);
    database.close();
  });

  it('that is damaged is reported', async () => {
    const database = await openDB(DATABASE, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore(CV_STORE);
      },
    });
    await database.put(CV_STORE, { name: 'cv.pdf', bytes: 'text' }, 'current');
    database.close();
    expect(await storeOf().load()).toEqual({ ok: false, problem: 'corrupt' });
  });
});

describe('a kept reading', () => {
  it('is a whole reading or none', () => {
    expect(is(keptReadingSchema, aReadCv())).toBe(true);
    for (const field of Object.keys(aReadCv()))
      expect(is(keptReadingSchema, { ...aReadCv(), [field]: 'other' }), field).toBe(
        field === 'readOn',
      );
  });
});
