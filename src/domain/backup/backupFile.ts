import * as v from 'valibot';

import { BACKUP_PART_IDS, BACKUP_PARTS, LEFT_OUT_KEYS } from '#/domain/backup/backupParts';
import { readSealed } from '#/domain/backup/sealedBackup';
import type { SealedBackup } from '#/domain/backup/sealedBackup';
import type { CvFile } from '#/domain/cv/TextExtractor';
import { fromBase64, toBase64 } from '#/domain/shared/base64';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Form of the file: docs/backup.md. */
export const BACKUP_FORMAT = 'embellie-backup';
export const BACKUP_VERSION = 1;

/** Bytes of the largest file read: full local storage, a CV of ten megabytes and every attachment are below, sealed too. */
export const MAX_BACKUP_BYTES = 80_000_000;

/** What a file given for import can be, other than a backup. Each has a sentence for the user. */
export const BACKUP_PROBLEMS = [
  'tooLarge',
  'notJson',
  'notABackup',
  'newer',
  'empty',
  'altered',
  'noCryptography',
] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

/** What a backup holds. */
export type Backup = {
  /** ISO instant. */
  readonly savedAt: string;
  /** Texts of records, by key, as the device keeps them. */
  readonly records: ReadonlyMap<string, string>;
  /** The CV kept on the device; null where none was. */
  readonly cv: CvFile | null;
  /** Bytes of the attachments of dossiers, by identifier. */
  readonly files: ReadonlyMap<number, ArrayBuffer>;
};

const COUNTS: ReadonlyMap<string, (text: string) => number | null> = new Map(
  BACKUP_PART_IDS.map((id) => [BACKUP_PARTS[id].key, BACKUP_PARTS[id].count]),
);

const isReadable = (key: string, text: string): boolean =>
  (COUNTS.get(key)?.(text) ?? null) !== null;

/** Writes the texts of a device, by key, as one file. What cannot be read goes along as it is, under `aside`. */
export const writeBackup = (
  texts: ReadonlyMap<string, string>,
  cv: CvFile | null,
  savedAt: string,
  files: Backup['files'] = new Map(),
): string => {
  const records: Record<string, unknown> = {};
  const aside: Record<string, string> = {};
  for (const [key, text] of texts)
    if (isReadable(key, text)) records[key] = JSON.parse(text);
    else if (!LEFT_OUT_KEYS.includes(key)) aside[key] = text;
  return JSON.stringify(
    {
      format: BACKUP_FORMAT,
      version: BACKUP_VERSION,
      savedAt,
      records,
      cv: cv && { name: cv.name, base64: toBase64(cv.bytes) },
      files: [...files].map(([id, bytes]) => ({ id, base64: toBase64(bytes) })),
      aside,
    },
    null,
    1,
  );
};

const headSchema = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const backupSchema = v.object({
  savedAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  records: v.record(v.string(), v.unknown()),
  cv: v.nullable(v.object({ name: v.string(), base64: v.string() })),
  // Older backups know of none.
  files: v.optional(v.array(v.object({ id: v.number(), base64: v.string() })), []),
});

const parse = (text: string): Result<unknown, 'notJson'> => {
  try {
    // A byte order mark, which some editors add, is no JSON.
    return ok(JSON.parse(text.replace(/^\uFEFF/u, '')));
  } catch {
    return fail('notJson');
  }
};

const readBackup = (json: unknown): Result<Backup, BackupProblem> => {
  const head = v.safeParse(headSchema, json);
  if (!head.success) return fail('notABackup');
  if (head.output.version > BACKUP_VERSION) return fail('newer');
  const read = v.safeParse(backupSchema, json);
  if (!read.success) return fail('notABackup');
  const { savedAt, records, cv, files } = read.output;
  const bytes = cv === null ? null : fromBase64(cv.base64);
  // A CV that lost a letter is no CV: better to say so than to keep a broken file.
  if (cv !== null && bytes === null) return fail('notABackup');
  const entries = Object.entries(records);
  if (entries.length === 0 && cv === null) return fail('empty');
  return ok({
    savedAt,
    records: new Map(entries.map(([key, data]) => [key, JSON.stringify(data)])),
    cv: cv !== null && bytes !== null ? { name: cv.name, bytes } : null,
    // One that lost a letter is left out: the import refuses it by name of its part.
    files: new Map(
      files.flatMap(({ id, base64 }) => {
        const content = fromBase64(base64);
        return content === null ? [] : [[id, content] as const];
      }),
    ),
  });
};

/** What a file turned out to be: a backup, its records not decoded yet, or one that asks for its passphrase. */
export type ReadFile =
  | { readonly kind: 'clear'; readonly backup: Backup }
  | { readonly kind: 'sealed'; readonly sealed: SealedBackup };

/** Reads the text of a file. */
export const readBackupFile = (text: string): Result<ReadFile, BackupProblem> => {
  const json = parse(text);
  if (!json.ok) return json;
  const sealed = readSealed(json.value);
  if (sealed !== null) return sealed.ok ? ok({ kind: 'sealed', sealed: sealed.value }) : sealed;
  const backup = readBackup(json.value);
  return backup.ok ? ok({ kind: 'clear', backup: backup.value }) : backup;
};

/** Reads the text of a backup that is not sealed, or no longer. */
export const readClearBackup = (text: string): Result<Backup, BackupProblem> => {
  const json = parse(text);
  return json.ok ? readBackup(json.value) : json;
};
