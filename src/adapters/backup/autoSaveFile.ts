import * as v from 'valibot';

import { alone } from '#/adapters/storage/alone';
import { AUTO_SAVE_STORE, withDatabase } from '#/adapters/storage/database';
import type { AutoSaveFile, AutoSaveProblem } from '#/domain/backup/autoSave';
import type { SealingKey } from '#/domain/backup/sealedBackup';
import { fail, ok } from '#/domain/shared/result';

type Mode = { readonly mode: 'readwrite' };
/** What Chromium adds to the standard's handle: https://wicg.github.io/file-system-access/ */
type Handle = FileSystemFileHandle & {
  readonly queryPermission: (mode: Mode) => Promise<PermissionState>;
  readonly requestPermission: (mode: Mode) => Promise<PermissionState>;
};
/** What it needs of the browser; only Chromium has it. */
export type PickerScope = {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly {
      readonly accept: Readonly<Record<string, readonly string[]>>;
    }[];
  }) => Promise<Handle>;
};

const ONLY_KEY = 'file';
const WRITES: Mode = { mode: 'readwrite' };

type Kept = {
  readonly handle: Handle;
  readonly key: SealingKey | null;
  /** When the file was last changed, as it says itself, after our own last write; null before it. */
  readonly stamp: number | null;
};

const keptSchema = v.object({
  handle: v.custom<Handle>((value) => typeof value === 'object' && value !== null),
  key: v.nullable(v.custom<SealingKey>((value) => typeof value === 'object' && value !== null)),
  stamp: v.nullable(v.number()),
});

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

const stampOf = async (handle: Handle): Promise<number> => (await handle.getFile()).lastModified;

/** Writes beside the file and puts that in its place: a tab that is killed midway leaves the file as it was. */
const replace = async (handle: Handle, text: string): Promise<void> => {
  const writing = await handle.createWritable();
  try {
    await writing.write(text);
    await writing.close();
  } catch (error) {
    await writing.abort().catch(() => undefined);
    throw error;
  }
};

/** A file on the device's disk, by its handle in IndexedDB: the key that seals it lies beside it and cannot be taken out. */
export const createAutoSaveFile = (scope: PickerScope): AutoSaveFile => ({
  supported: scope.showSaveFilePicker !== undefined,
  choose: async (fileName) => {
    try {
      const handle = await scope.showSaveFilePicker?.({
        suggestedName: fileName,
        types: [{ accept: { 'application/json': ['.json'] } }],
      });
      if (handle === undefined) return null;
      return {
        fileName: handle.name,
        keep: (key) => keep({ handle, key, stamp: null }),
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
  write: (text) =>
    alone('autoSaveWrite', async () => {
      const kept = await load();
      if (kept === null) return fail('gone');
      const { handle, key, stamp } = kept;
      try {
        // Another device or program wrote to it: that must not be lost.
        if (stamp !== null && (await stampOf(handle)) !== stamp) return fail('changed');
        await replace(handle, text);
        await keep({ handle, key, stamp: await stampOf(handle) });
        return ok(null);
      } catch (error) {
        return fail(problemOf(error));
      }
    }),
  forget: async () => {
    await withDatabase((database) => database.delete(AUTO_SAVE_STORE, ONLY_KEY));
  },
  alone: (action) => alone('autoSave', action),
});
