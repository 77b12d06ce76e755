import * as v from 'valibot';

import { fileInFolder, tidyFolder } from '#/adapters/backup/saveFolder';
import { alone } from '#/adapters/storage/alone';
import { AUTO_SAVE_STORE, withDatabase } from '#/adapters/storage/database';
import type { AutoSaveFile, AutoSavePlace, AutoSaveProblem } from '#/domain/backup/autoSave';
import type { SealingKey } from '#/domain/backup/sealedBackup';
import { fail, ok } from '#/domain/shared/result';
import { textKey } from '#/domain/shared/textKey';

type Mode = { readonly mode: 'readwrite' };
/** What Chromium adds to the standard's handles: https://wicg.github.io/file-system-access/ */
type Permitted = {
  readonly queryPermission: (mode: Mode) => Promise<PermissionState>;
  readonly requestPermission: (mode: Mode) => Promise<PermissionState>;
};
type Handle = (FileSystemFileHandle | FileSystemDirectoryHandle) & Permitted;
/** What it needs of the browser; only Chromium has it. */
export type PickerScope = {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly {
      readonly accept: Readonly<Record<string, readonly string[]>>;
    }[];
  }) => Promise<FileSystemFileHandle & Permitted>;
  readonly showDirectoryPicker?: (options: Mode) => Promise<FileSystemDirectoryHandle & Permitted>;
};

const ONLY_KEY = 'file';
const WRITES: Mode = { mode: 'readwrite' };

const keptSchema = v.object({
  handle: v.custom<Handle>((value) => typeof value === 'object' && value !== null),
  key: v.nullable(v.custom<SealingKey>((value) => typeof value === 'object' && value !== null)),
  /** When the file was last changed, as it says itself, after our own last write; null before it. */
  stamp: v.nullable(v.number()),
  /** Tells what was about to be written; null once the write was noted. */
  pending: v.optional(v.nullable(v.string()), null),
  /** Files that we wrote to a folder, oldest first, each as our last write left it. */
  files: v.optional(v.array(v.object({ name: v.string(), stamp: v.number() })), []),
});
type Kept = v.InferOutput<typeof keptSchema>;

const load = async (): Promise<Kept | null> => {
  const found = await withDatabase((database) => database.get(AUTO_SAVE_STORE, ONLY_KEY));
  const kept = found.ok ? v.safeParse(keptSchema, found.value) : null;
  return kept?.success === true ? kept.output : null;
};

const keep = (kept: Kept) =>
  withDatabase(async (database) => {
    await database.put(AUTO_SAVE_STORE, kept, ONLY_KEY);
    return null;
  });

/** Names of the exceptions of the file system. */
const PROBLEMS: Readonly<Record<string, AutoSaveProblem>> = {
  NotAllowedError: 'asks',
  NotFoundError: 'gone',
  QuotaExceededError: 'full',
};

const problemOf = (error: unknown): AutoSaveProblem =>
  (error instanceof Error ? PROBLEMS[error.name] : undefined) ?? 'failed';

/** Whether a file is as our last write left it, or as one left it that could not note that it was done. */
const isOurs = async (
  handle: FileSystemFileHandle,
  { stamp, pending }: Pick<Kept, 'stamp' | 'pending'>,
): Promise<boolean> => {
  const file = await handle.getFile();
  if (stamp === file.lastModified) return true;
  return pending !== null && textKey(await file.text()) === pending;
};

/** Writes beside the file and puts that in its place: a tab that is killed midway leaves the file as it was. */
const replace = async (handle: FileSystemFileHandle, text: string): Promise<void> => {
  const writing = await handle.createWritable();
  try {
    await writing.write(text);
    await writing.close();
  } catch (error) {
    await writing.abort().catch(() => undefined);
    throw error;
  }
};

/** The file to write to: the chosen one, or one of a chosen folder that nobody else wrote to; null where it was changed elsewhere. */
const fileFor = async (kept: Kept, fileName: string): Promise<FileSystemFileHandle | null> => {
  const { handle, files, pending } = kept;
  if (handle.kind === 'directory')
    return fileInFolder(handle, fileName, (file) => {
      const known = files.find(({ name }) => name === file.name);
      return isOurs(file, { stamp: known?.stamp ?? null, pending });
    });
  return kept.stamp === null || (await isOurs(handle, kept)) ? handle : null;
};

/** A file or folder on the device's disk, by its handle in IndexedDB: the key that seals it lies beside it and cannot be taken out. */
export const createAutoSaveFile = (scope: PickerScope): AutoSaveFile => {
  const pick = (place: AutoSavePlace, suggestedName: string): Promise<Handle> | undefined =>
    place === 'folder'
      ? scope.showDirectoryPicker?.(WRITES)
      : scope.showSaveFilePicker?.({
          suggestedName,
          types: [{ accept: { 'application/json': ['.json'] } }],
        });
  return {
    places: [
      ...(scope.showSaveFilePicker ? (['file'] as const) : []),
      ...(scope.showDirectoryPicker ? (['folder'] as const) : []),
    ],
    choose: async (place, fileName) => {
      try {
        const handle = await pick(place, fileName);
        if (handle === undefined) return null;
        return {
          fileName: handle.name,
          keep: (key) => keep({ handle, key, stamp: null, pending: null, files: [] }),
        };
      } catch {
        // Closed without an answer, or a place that the browser does not lend.
        return null;
      }
    },
    key: async () => {
      const kept = await load();
      return kept === null ? fail('gone') : ok(kept.key);
    },
    allowed: async () => {
      const kept = await load();
      // Without a file there is nothing to ask about: the write tells that it is gone.
      return kept === null || (await kept.handle.queryPermission(WRITES)) === 'granted';
    },
    ask: async () => {
      const kept = await load();
      try {
        return (await kept?.handle.requestPermission(WRITES)) === 'granted';
      } catch {
        return false;
      }
    },
    write: (text, fileName) =>
      alone('autoSaveWrite', async () => {
        const kept = await load();
        if (kept === null) return fail('gone');
        try {
          const file = await fileFor(kept, fileName);
          // Another device or program wrote to it: that must not be lost.
          if (file === null) return fail('changed');
          // Noted first: a tab that is killed from here on leaves word of it.
          await keep({ ...kept, pending: textKey(text) });
          await replace(file, text);
          const stamp = (await file.getFile()).lastModified;
          const { handle } = kept;
          const files =
            handle.kind === 'directory'
              ? await tidyFolder(handle, kept.files, { name: file.name, stamp })
              : [];
          await keep({ ...kept, stamp, pending: null, files });
          return ok({ interrupted: kept.pending !== null });
        } catch (error) {
          await keep({ ...kept, pending: null });
          return fail(problemOf(error));
        }
      }),
    forget: async () => {
      await withDatabase((database) => database.delete(AUTO_SAVE_STORE, ONLY_KEY));
    },
    alone: (action) => alone('autoSave', action),
  };
};
