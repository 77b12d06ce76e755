import {
  MAX_BACKUP_BYTES,
  readBackupFile,
  readClearBackup,
  writeBackup,
} from '#/domain/backup/backupFile';
import type { Backup, BackupProblem } from '#/domain/backup/backupFile';
import { planImport } from '#/domain/backup/planImport';
import type { ImportPlan } from '#/domain/backup/planImport';
import { writeSealed } from '#/domain/backup/sealedBackup';
import type { SealedBackup, UnsealProblem } from '#/domain/backup/sealedBackup';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { WriteProblem } from '#/domain/storage/Vault';
import { loadStoredCv } from '#/usecases/settings/loadStoredCv';
import type { Services } from '#/usecases/shared/services';

type Stores = Pick<Services, 'vault' | 'cvStore'>;
type SealingStores = Pick<Services, 'vault' | 'cvStore' | 'cipher'>;

/** A file ready to be handed over. */
export type WrittenBackup = {
  readonly text: string;
  /** A CV is kept, and could not be read. */
  readonly withoutCv: boolean;
};

/** Everything that is kept, as the text of one file; a passphrase seals it, null leaves it readable. */
export const makeBackup = async (
  { vault, cvStore, cipher }: SealingStores,
  passphrase: string | null,
  now: Date,
): Promise<Result<WrittenBackup, 'unavailable'>> => {
  const texts = vault.texts();
  if (!texts.ok) return texts;
  const cv = await loadStoredCv({ vault, cvStore });
  const text = writeBackup(texts.value, cv.ok ? cv.value : null, now.toISOString());
  const withoutCv = !cv.ok;
  if (passphrase === null) return ok({ text, withoutCv });
  const seals = await cipher();
  // Never in clear what was to be sealed.
  if (seals === null) return fail('unavailable');
  return ok({ text: writeSealed(await seals.seal(text, passphrase)), withoutCv });
};

const planBackup = async (
  { vault, cvStore }: Stores,
  backup: Backup,
  now: Date,
): Promise<ImportPlan> => {
  const texts = vault.texts();
  const cv = await loadStoredCv({ vault, cvStore });
  return planImport(
    backup,
    { texts: texts.ok ? texts.value : new Map(), cv: cv.ok ? cv.value : null },
    now.toISOString(),
  );
};

/** What a file would change here, nothing written yet; a sealed one asks for its passphrase first. */
export type PlannedFile =
  | { readonly kind: 'plan'; readonly plan: ImportPlan }
  | { readonly kind: 'sealed'; readonly sealed: SealedBackup };

/** Reads a file and plans what it would change. */
export const planFile = async (
  stores: Stores,
  file: Pick<File, 'size' | 'text'>,
  now: Date,
): Promise<Result<PlannedFile, BackupProblem>> => {
  if (file.size > MAX_BACKUP_BYTES) return fail('tooLarge');
  // A file that was moved or deleted since it was chosen.
  const text = await file.text().catch(() => null);
  if (text === null) return fail('notJson');
  const read = readBackupFile(text);
  if (!read.ok) return read;
  return ok(
    read.value.kind === 'sealed'
      ? read.value
      : { kind: 'plan', plan: await planBackup(stores, read.value.backup, now) },
  );
};

/** Opens a sealed backup and plans what it would change. */
export const planSealed = async (
  { cipher, ...stores }: SealingStores,
  sealed: SealedBackup,
  passphrase: string,
  now: Date,
): Promise<Result<ImportPlan, BackupProblem | UnsealProblem>> => {
  const seals = await cipher();
  if (seals === null) return fail('noCryptography');
  const text = await seals.open(sealed, passphrase);
  if (!text.ok) return text;
  const backup = readClearBackup(text.value);
  return backup.ok ? ok(await planBackup(stores, backup.value, now)) : backup;
};

/** Writes what a plan says: all of it or, where one part does not fit, nothing. */
export const applyPlan = async (
  { vault, cvStore }: Stores,
  plan: ImportPlan,
): Promise<Result<null, WriteProblem>> => {
  if (plan.cv === null) return vault.exchange(plan.changes);
  const before = await cvStore.load();
  const stored = await cvStore.keep(plan.cv);
  if (!stored.ok) return fail(stored.problem === 'quota' ? 'quota' : 'unavailable');
  const written = vault.exchange(plan.changes);
  if (written.ok) return written;
  // What stood before fitted, so it fits again.
  if (before.ok) await (before.value === null ? cvStore.remove() : cvStore.keep(before.value));
  return written;
};

/** Deletes everything that this application keeps. */
export const eraseEverything = async ({
  vault,
  cvStore,
  device,
}: Pick<Services, 'vault' | 'cvStore' | 'device'>): Promise<Result<null, 'unavailable'>> => {
  const texts = vault.texts();
  if (!texts.ok) return texts;
  const gone = vault.exchange(new Map([...texts.value.keys()].map((key) => [key, null])));
  const file = await cvStore.remove();
  const databases = await device().then(
    (storage) => storage.eraseDatabases(),
    () => fail('unavailable' as const),
  );
  return gone.ok && file.ok && databases.ok ? ok(null) : fail('unavailable');
};
