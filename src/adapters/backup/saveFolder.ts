import { KEPT_FILES } from '#/domain/backup/autoSave';

/** Most files of one day, where others than we write to the folder too. */
const MOST_A_DAY = 50;

const existing = async (
  folder: FileSystemDirectoryHandle,
  name: string,
): Promise<FileSystemFileHandle | null> => {
  try {
    return await folder.getFileHandle(name);
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundError') return null;
    throw error;
  }
};

/** Today's file in a folder: the named one, or with a number the first that is free or ours. */
export const fileInFolder = async (
  folder: FileSystemDirectoryHandle,
  fileName: string,
  isOurs: (file: FileSystemFileHandle) => Promise<boolean>,
): Promise<FileSystemFileHandle> => {
  // Of a folder that is gone, a file would be missing all the same: its entries tell.
  await folder.keys().next();
  for (let number = 1; number <= MOST_A_DAY; number += 1) {
    const name = number === 1 ? fileName : fileName.replace(/\.json$/u, `-${number}.json`);
    const there = await existing(folder, name);
    if (there === null) return folder.getFileHandle(name, { create: true });
    if (await isOurs(there)) return there;
  }
  throw new Error(`more than ${MOST_A_DAY} files of one day`);
};

type Written = { readonly name: string; readonly stamp: number };

/** Deletes the oldest of the files that we wrote, but none that was changed since; gives those that are kept, `last` among them. */
export const tidyFolder = async (
  folder: FileSystemDirectoryHandle,
  written: readonly Written[],
  last: Written,
): Promise<Written[]> => {
  const all = [...written.filter(({ name }) => name !== last.name), last];
  for (const { name, stamp } of all.slice(0, -KEPT_FILES)) {
    const file = await existing(folder, name).catch(() => null);
    const isAsWritten = file !== null && (await file.getFile()).lastModified === stamp;
    // One that is open elsewhere stays.
    if (isAsWritten) await folder.removeEntry(name).catch(() => undefined);
  }
  return all.slice(-KEPT_FILES);
};
