import * as v from 'valibot';

import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Form of the file: docs/backup.md. */
export const SEALED_FORMAT = 'embellie-sealed-backup';
export const SEALED_VERSION = 1;

/** Below it a passphrase falls to whoever holds the file: four short words pass. */
export const MIN_PASSPHRASE = 12;

/** Above it a file written by a stranger would keep the device busy for minutes. */
const MAX_ROUNDS = 5_000_000;

const sealedSchema = v.object({
  key: v.object({
    name: v.literal('PBKDF2'),
    hash: v.literal('SHA-512'),
    rounds: v.pipe(v.number(), v.integer(), v.minValue(100_000), v.maxValue(MAX_ROUNDS)),
    salt: v.pipe(v.string(), v.length(24)),
    /** Tells a wrong passphrase from a file that was changed. */
    check: v.pipe(v.string(), v.length(44)),
  }),
  cipher: v.object({
    name: v.literal('AES-GCM'),
    nonce: v.pipe(v.string(), v.length(16)),
  }),
  data: v.string(),
});

/** A backup that only its passphrase opens: bytes in base64. */
export type SealedBackup = v.InferOutput<typeof sealedSchema>;

/** Why a sealed backup stays closed. */
export const UNSEAL_PROBLEMS = ['wrongPassphrase', 'altered'] as const;
export type UnsealProblem = (typeof UNSEAL_PROBLEMS)[number];

/** What a passphrase became: enough to seal with, never to read the passphrase back. `secret` is the browser's own, which gives it to nobody. */
export type SealingKey = { readonly about: SealedBackup['key']; readonly secret: unknown };

/** Closes the text of a backup with a passphrase, and opens it again. Missing where the page's connection is not safe: browsers then keep their cryptography. */
export type BackupCipher = {
  readonly keyOf: (passphrase: string) => Promise<SealingKey>;
  /** A text, or one that was packed. */
  readonly seal: (
    content: string | Uint8Array<ArrayBuffer>,
    key: SealingKey,
  ) => Promise<SealedBackup>;
  /** The text, unpacked where it was packed. */
  readonly open: (
    sealed: SealedBackup,
    passphrase: string,
  ) => Promise<Result<string, UnsealProblem>>;
};

/** The text of a file that holds a sealed backup. */
export const writeSealed = (sealed: SealedBackup): string =>
  JSON.stringify({ format: SEALED_FORMAT, version: SEALED_VERSION, ...sealed }, null, 1);

const headSchema = v.object({
  format: v.literal(SEALED_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** The sealed backup in a decoded file; null where the file is of another kind. */
export const readSealed = (json: unknown): Result<SealedBackup, 'newer' | 'notABackup'> | null => {
  const head = v.safeParse(headSchema, json);
  if (!head.success) return null;
  if (head.output.version > SEALED_VERSION) return fail('newer');
  const read = v.safeParse(sealedSchema, json);
  return read.success ? ok(read.output) : fail('notABackup');
};

/** What is wrong with a passphrase typed twice. */
export const PASSPHRASE_PROBLEMS = ['tooShort', 'different'] as const;
export type PassphraseProblem = (typeof PASSPHRASE_PROBLEMS)[number];

/** The first thing wrong with a new passphrase; null where nothing is. */
export const passphraseProblem = (first: string, again: string): PassphraseProblem | null =>
  [...first.normalize('NFC')].length < MIN_PASSPHRASE
    ? 'tooShort'
    : first === again
      ? null
      : 'different';
