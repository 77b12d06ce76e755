import * as v from 'valibot';

import type { SealingKey } from '#/domain/backup/sealedBackup';
import type { Result } from '#/domain/shared/result';
import type { VersionedRecord } from '#/domain/storage/record';

/**
 * Why a save did not reach its file: the browser asks for its owner's agreement again, the file is gone, something else
 * wrote to it since, the disk is full, or the browser failed.
 */
export const AUTO_SAVE_PROBLEMS = ['asks', 'gone', 'changed', 'full', 'failed'] as const;
export type AutoSaveProblem = (typeof AUTO_SAVE_PROBLEMS)[number];

/** Where work is saved by itself: to one file, or to a folder in which each day has its own. */
export const AUTO_SAVE_PLACES = ['file', 'folder'] as const;
export type AutoSavePlace = (typeof AUTO_SAVE_PLACES)[number];

/** How many files of a folder are kept: those of the last days on which something changed. */
export const KEPT_FILES = 7;

/** What is remembered of the file or folder that work is saved to by itself. */
export type AutoSave = {
  /** Of the file, or of the folder. */
  readonly fileName: string;
  readonly place: AutoSavePlace;
  readonly sealed: boolean;
  /** When it was last written: ISO instant; null before the first time. */
  readonly savedAt: string | null;
  /** Tells what was written from what stands here now; empty before the first time. */
  readonly written: string;
  /** What stopped the last attempt; null where nothing did. */
  readonly problem: AutoSaveProblem | null;
};

/** Present while work is saved by itself. About a file of this device: it stays out of a backup. */
export const autoSaveRecord: VersionedRecord<AutoSave> = {
  key: 'embellie.autoSave',
  version: 1,
  schema: v.object({
    fileName: v.string(),
    // Folders came later.
    place: v.optional(v.picklist(AUTO_SAVE_PLACES), 'file'),
    sealed: v.boolean(),
    savedAt: v.nullable(v.string()),
    written: v.string(),
    problem: v.nullable(v.picklist(AUTO_SAVE_PROBLEMS)),
  }),
  migrations: [],
};

/** A file or folder of its owner's, outside of the browser. Nothing throws. */
export type AutoSaveFile = {
  /** Where this browser lets a page write to at all. */
  readonly places: readonly AutoSavePlace[];
  /** Asks which one; only right after a press. Null where the question is closed, or where none can be had. */
  readonly choose: (place: AutoSavePlace, fileName: string) => Promise<ChosenFile | null>;
  /** The key of the chosen file, null where it stays readable. */
  readonly key: () => Promise<Result<SealingKey | null, 'gone' | 'failed'>>;
  /** Whether the file may be written to now, without a question. */
  readonly allowed: () => Promise<boolean>;
  /** Asks for the agreement again; only right after a press. */
  readonly ask: () => Promise<boolean>;
  /**
   * Puts a text in place of what the file holds: whole, or not at all. In a folder, `fileName` is today's; older ones beyond
   * `KEPT_FILES` go.
   */
  readonly write: (
    text: string,
    fileName: string,
  ) => Promise<Result<AutoSaveDone, AutoSaveProblem>>;
  readonly forget: () => Promise<void>;
  /** Runs an action while no other tab runs one. */
  readonly alone: (action: () => Promise<void>) => Promise<void>;
};

/** Written; `interrupted` tells that the attempt before was cut short, by a crash or a closed window. */
export type AutoSaveDone = { readonly interrupted: boolean };

/** A file or folder that was just chosen; it becomes the one that is written to once it is kept, with its key. */
export type ChosenFile = {
  readonly fileName: string;
  readonly keep: (key: SealingKey | null) => Promise<Result<null, 'unavailable' | 'quota'>>;
};
