import { MAX_BACKUP_BYTES, readBackup, writeBackup } from '#/domain/backup/backupFile';
import type { BackupProblem } from '#/domain/backup/backupFile';
import { planImport } from '#/domain/backup/planImport';
import type { ImportPlan } from '#/domain/backup/planImport';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { WriteProblem } from '#/domain/storage/Vault';
import { loadStoredCv } from '#/usecases/settings/loadStoredCv';
import type { Services } from '#/usecases/shared/services';

type Stores = Pick<Services, 'vault' | 'cvStore'>;

/** A file ready to be handed over. */
export type WrittenBackup = {
  readonly text: string;
  /** A CV is kept, and could not be read. */
  readonly withoutCv: boolean;
};

/** Everything that is kept, as the text of one file. */
export const makeBackup = async (
  { vault, cvStore }: Stores,
  now: Date,
): Promise<Result<WrittenBackup, 'unavailable'>> => {
  const texts = vault.texts();
  if (!texts.ok) return texts;
  const cv = await loadStoredCv({ vault, cvStore });
  return ok({
    text: writeBackup(texts.value, cv.ok ? cv.value : null, now.toISOString()),
    withoutCv: !cv.ok,
  });
};

/** What a file would change here; nothing is written. */
export const planFile = async (
  { vault, cvStore }: Stores,
  file: Pick<File, 'size' | 'text'>,
  now: Date,
): Promise<Result<ImportPlan, BackupProblem>> => {
  if (file.size > MAX_BACKUP_BYTES) return fail('tooLarge');
  // A file that was moved or deleted since it was chosen.
  const text = await file.text().catch(() => null);
  if (text === null) return fail('notJson');
  const backup = readBackup(text);
  if (!backup.ok) return backup;
  const texts = vault.texts();
  const cv = await loadStoredCv({ vault, cvStore });
  return ok(
    planImport(
      backup.value,
      { texts: texts.ok ? texts.value : new Map(), cv: cv.ok ? cv.value : null },
      now.toISOString(),
    ),
  );
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
