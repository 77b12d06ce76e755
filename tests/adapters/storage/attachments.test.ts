import * as fake from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ATTACHMENTS_STORE, DATABASE } from '#/adapters/storage/database';
import { createIndexedDbAttachments } from '#/adapters/storage/indexedDbAttachments';
import type { AttachmentStore } from '#/domain/dossier/AttachmentStore';
import { createMemoryAttachments } from '#tests/support/memory/memoryAttachments';

beforeEach(() => {
  for (const [name, value] of Object.entries(fake))
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

const bytesOf = (...bytes: number[]): ArrayBuffer => Uint8Array.from(bytes).buffer;

const STORES: readonly (readonly [string, () => AttachmentStore])[] = [
  ['in IndexedDB', createIndexedDbAttachments],
  ['in memory', createMemoryAttachments],
];

describe.each(STORES)('files of dossiers %s', (_, create) => {
  it('come back as they were kept, and what is not there is left out', async () => {
    const store = create();
    const files = new Map([
      [1, bytesOf(1, 2)],
      [2, bytesOf(3)],
    ]);
    expect(await store.keep(files)).toEqual({ ok: true, value: null });
    expect(await store.load([2, 1, 9])).toEqual({ ok: true, value: files });
  });

  it('give way to what is kept under their number, and leave one by one', async () => {
    const store = create();
    await store.keep(new Map([1, 2].map((id) => [id, bytesOf(id)])));
    await store.keep(new Map([[1, bytesOf(8, 8)]]));
    expect(await store.remove([2, 9])).toEqual({ ok: true, value: null });
    expect(await store.load([1, 2])).toEqual({ ok: true, value: new Map([[1, bytesOf(8, 8)]]) });
  });
});

describe('the database of the files', () => {
  it('is made beside what an earlier version kept', async () => {
    const former = await openDB(DATABASE, 3, {
      upgrade: (database) => {
        database.createObjectStore('cv');
        database.createObjectStore('offerShelves');
      },
    });
    await former.put('cv', { name: 'cv.pdf' }, 'current');
    former.close();
    const store = createIndexedDbAttachments();
    expect(await store.keep(new Map([[1, bytesOf(1)]]))).toMatchObject({ ok: true });
    const now = await openDB(DATABASE);
    expect(await now.get('cv', 'current')).toEqual({ name: 'cv.pdf' });
    now.close();
  });

  it('leaves out what is damaged', async () => {
    const store = createIndexedDbAttachments();
    await store.keep(new Map([[1, bytesOf(1)]]));
    const database = await openDB(DATABASE);
    await database.put(ATTACHMENTS_STORE, 'no bytes', 2);
    database.close();
    expect(await store.load([1, 2])).toEqual({ ok: true, value: new Map([[1, bytesOf(1)]]) });
  });

  it('says that it is refused', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    const store = createIndexedDbAttachments();
    expect(await store.load([1])).toEqual({ ok: false, problem: 'unavailable' });
    expect(await store.keep(new Map([[1, bytesOf(1)]]))).toEqual({
      ok: false,
      problem: 'unavailable',
    });
  });
});
