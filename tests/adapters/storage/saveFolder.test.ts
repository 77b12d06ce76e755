import { describe, expect, it } from 'vitest';

import { fileInFolder, tidyFolder } from '#/adapters/backup/saveFolder';
import { KEPT_FILES } from '#/domain/backup/autoSave';

class Missing extends Error {
  override readonly name = 'NotFoundError';
}

/** As much of a folder of the browser as is used, its files by name with the time of their last change. */
const aFolder = (files: Map<string, number>, isThere = true) => {
  const handleOf = (name: string) => ({
    name,
    getFile: async () => ({ lastModified: files.get(name) }),
  });
  const folder = {
    keys: () => ({
      next: async () => {
        if (!isThere) throw new Missing();
        return { done: true };
      },
    }),
    getFileHandle: async (name: string, { create } = { create: false }) => {
      if (!files.has(name) && !create) throw new Missing();
      if (!files.has(name)) files.set(name, 0);
      return handleOf(name);
    },
    removeEntry: async (name: string) => {
      files.delete(name);
    },
  };
  return folder as unknown as FileSystemDirectoryHandle;
};

const nameOf = (day: number): string =>
  `embellie-sauvegarde-2026-11-${String(day).padStart(2, '0')}.json`;
const TODAY = nameOf(21);

describe('today’s file in a folder', () => {
  it('is the same as before where it is ours', async () => {
    const folder = aFolder(new Map([[TODAY, 5]]));
    const file = await fileInFolder(folder, TODAY, async () => true);
    expect(file.name).toBe(TODAY);
  });

  it('has a number where others have its name', async () => {
    const folder = aFolder(new Map([[TODAY, 5]]));
    const file = await fileInFolder(folder, TODAY, async () => false);
    expect(file.name).toBe('embellie-sauvegarde-2026-11-21-2.json');
  });

  it('is not looked for in a folder that is gone', async () => {
    const gone = fileInFolder(aFolder(new Map(), false), TODAY, async () => true);
    await expect(gone).rejects.toMatchObject({ name: 'NotFoundError' });
  });

  it('is given up where the whole folder is full of others', async () => {
    const files = new Map([[TODAY, 1]]);
    for (let number = 2; number <= 60; number += 1)
      files.set(TODAY.replace('.json', `-${number}.json`), 1);
    await expect(fileInFolder(aFolder(files), TODAY, async () => false)).rejects.toThrow('50');
  });
});

describe('older files', () => {
  const days = Array.from({ length: 9 }, (_, at) => ({ name: nameOf(at + 1), stamp: at + 1 }));
  const on = (names: readonly { readonly name: string; readonly stamp: number }[]) =>
    new Map(names.map(({ name, stamp }) => [name, stamp]));

  it('go beyond the last seven that we wrote', async () => {
    const files = on(days);
    files.set('embellie-sauvegarde-2020-01-01.json', 7);
    const last = { name: nameOf(10), stamp: 10 };
    files.set(last.name, last.stamp);
    const kept = await tidyFolder(aFolder(files), days, last);
    expect(kept).toHaveLength(KEPT_FILES);
    expect(kept.at(-1)).toEqual(last);
    // Never ours: it stays.
    expect([...files.keys()].toSorted()).toEqual([
      'embellie-sauvegarde-2020-01-01.json',
      ...[4, 5, 6, 7, 8, 9, 10].map(nameOf),
    ]);
  });

  it('stay where they were changed since', async () => {
    const files = on(days);
    files.set(nameOf(1), 999);
    await tidyFolder(aFolder(files), days, { name: nameOf(9), stamp: 9 });
    expect(files.has(nameOf(1))).toBe(true);
    expect(files.has(nameOf(2))).toBe(false);
  });

  it('count once where a day is written again', async () => {
    const few = days.slice(0, 3);
    const kept = await tidyFolder(aFolder(on(few)), few, { name: nameOf(3), stamp: 30 });
    expect(kept.map(({ stamp }) => stamp)).toEqual([1, 2, 30]);
  });
});
