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

/** What is remembered of the file that work is saved to by itself. */
export type AutoSave = {
  readonly fileName: string;
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
    sealed: v.boolean(),
    savedAt: v.nullable(v.string()),
    written: v.string(),
    problem: v.nullable(v.picklist(AUTO_SAVE_PROBLEMS)),
  }),
  migrations: [],
};

/** A file of its owner's, outside of the browser. Nothing throws. */
export type AutoSaveFile = {
  /** Whether this browser lets a page write to such a file at all. */
  readonly supported: boolean;
  /** Asks which file; only right after a press. Null where the question is closed, or where no file can be had. */
  readonly choose: (fileName: string) => Promise<ChosenFile | null>;
  /** The key of the chosen file, null where it stays readable. */
  readonly key: () => Promise<Result<SealingKey | null, 'gone' | 'failed'>>;
  /** Whether the file may be written to now, without a question. */
  readonly allowed: () => Promise<boolean>;
  /** Asks for the agreement again; only right after a press. */
  readonly ask: () => Promise<boolean>;
  /** Puts a text in place of what the file holds: whole, or not at all. */
  readonly write: (text: string) => Promise<Result<null, AutoSaveProblem>>;
  readonly forget: () => Promise<void>;
  /** Runs an action while no other tab runs one. */
  readonly alone: (action: () => Promise<void>) => Promise<void>;
};

/** A file that was just chosen; it becomes the one that is written to once it is kept, with its key. */
export type ChosenFile = {
  readonly fileName: string;
  readonly keep: (key: SealingKey | null) => Promise<Result<null, 'unavailable' | 'quota'>>;
};
