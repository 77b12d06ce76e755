import {
  MAX_BACKUP_BYTES,
  readBackupFile,
  readClearBackup,
  writeBackup,
} from '#/domain/backup/backupFile';
import type { Backup, BackupProblem } from '#/domain/backup/backupFile';
import { planImport, replacesMore } from '#/domain/backup/planImport';
import type { ImportPlan } from '#/domain/backup/planImport';
import { writeSealed } from '#/domain/backup/sealedBackup';
import type { SealedBackup, SealingKey, UnsealProblem } from '#/domain/backup/sealedBackup';
import { MAX_PIECES, piecesFor, splitTransfer } from '#/domain/backup/transferPieces';
import { attachmentsRecord } from '#/domain/dossier/attachments';
import type { AttachmentStore } from '#/domain/dossier/AttachmentStore';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { WriteProblem } from '#/domain/storage/Vault';
import { loadStoredCv } from '#/usecases/settings/loadStoredCv';
import type { Services } from '#/usecases/shared/services';

type Stores = Pick<Services, 'vault' | 'cvStore'>;
type AllStores = Pick<Services, 'vault' | 'cvStore' | 'attachments'>;
type SealingStores = Pick<Services, 'vault' | 'cvStore' | 'cipher'>;

/** A file ready to be handed over. */
export type WrittenBackup = {
  readonly text: string;
  /** A CV is kept, and could not be read. */
  readonly withoutCv: boolean;
  /** Attachments that are listed, and could not be read. */
  readonly withoutFiles: number;
};

type Files = ReadonlyMap<number, ArrayBuffer>;

const idsOfAttachments = (vault: Services['vault']): readonly number[] => {
  const listed = vault.read(attachmentsRecord);
  return ((listed.ok ? listed.value : null) ?? []).map(({ id }) => id);
};

/** The attachments that the vault lists, with their bytes, and how many have none. Where it lists none, no database is opened. */
const loadAttachments = async ({
  vault,
  attachments,
}: Pick<Services, 'vault' | 'attachments'>): Promise<{ files: Files; missing: number }> => {
  const ids = idsOfAttachments(vault);
  if (ids.length === 0) return { files: new Map(), missing: 0 };
  const loaded = await storeOf(attachments, (store) => store.load(ids));
  const files = loaded.ok ? loaded.value : new Map<number, ArrayBuffer>();
  return { files, missing: ids.length - files.size };
};

const storeOf = <T>(
  attachments: Services['attachments'],
  use: (store: AttachmentStore) => Promise<T>,
) => attachments().then(use, () => fail('unavailable' as const));

/** Everything that is kept here, and what of it could not be read. */
const gather = async ({ vault, cvStore, attachments }: AllStores) => {
  const texts = vault.texts();
  if (!texts.ok) return texts;
  const cv = await loadStoredCv({ vault, cvStore });
  const { files, missing } = await loadAttachments({ vault, attachments });
  const told = { withoutCv: !cv.ok, withoutFiles: missing };
  return ok({ texts: texts.value, cv: cv.ok ? cv.value : null, files, told });
};

/** Everything that is kept, as the text of one file; a passphrase or the key of one seals it, null leaves it readable. */
export const makeBackup = async (
  { cipher, ...stores }: SealingStores & AllStores,
  secret: string | SealingKey | null,
  now: Date,
): Promise<Result<WrittenBackup, 'unavailable'>> => {
  const kept = await gather(stores);
  if (!kept.ok) return kept;
  const { texts, cv, files, told } = kept.value;
  const text = writeBackup(texts, cv, now.toISOString(), files);
  if (secret === null) return ok({ text, ...told });
  const seals = await cipher();
  // Never in clear what was to be sealed.
  if (seals === null) return fail('unavailable');
  const key = typeof secret === 'string' ? await seals.keyOf(secret) : secret;
  return ok({ text: writeSealed(await seals.seal(text, key)), ...told });
};

/** Whether what is saved can be sealed here: old browsers and unsafe connections have no cipher. */
export const canSeal = ({ cipher }: Pick<Services, 'cipher'>): Promise<boolean> =>
  cipher().then(
    (seals) => seals !== null,
    () => false,
  );

/** A backup as codes: what is shown one after another. */
export type MadeTransfer = {
  readonly pieces: readonly string[];
  /** How many codes it would take with the file of the CV and the attachments; null where all of it goes. */
  readonly whole: number | null;
  /** A kept file could not be read. */
  readonly withoutFiles: boolean;
};

/** Why nothing is shown: there would be too many codes even without files, or what is kept cannot be read or sealed. */
export type TransferProblem =
  | { readonly kind: 'tooLarge'; readonly pieces: number }
  | { readonly kind: 'unavailable' };

/** Everything that is kept, cut into codes; without the file of the CV and the attachments where they would make too many. */
export const makeTransfer = async (
  { cipher, codes, ...stores }: SealingStores & AllStores & Pick<Services, 'codes'>,
  passphrase: string | null,
  now: Date,
): Promise<Result<MadeTransfer, TransferProblem>> => {
  const kept = await gather(stores);
  const seals = await cipher();
  if (!kept.ok || (passphrase !== null && seals === null)) return fail({ kind: 'unavailable' });
  const { pack } = await codes();
  const key = passphrase === null ? null : ((await seals?.keyOf(passphrase)) ?? null);
  const { texts, cv, files, told } = kept.value;
  const withoutFiles = told.withoutCv || told.withoutFiles > 0;
  const bytesOf = async (...content: [...Parameters<typeof writeBackup>]) => {
    const packed = await pack(writeBackup(...content));
    // Sealed bytes are written as letters, which packing makes small again.
    return key === null || seals === null
      ? packed
      : pack(writeSealed(await seals.seal(packed, key)));
  };
  const savedAt = now.toISOString();
  const whole = await bytesOf(texts, cv, savedAt, files);
  const count = piecesFor(whole.length);
  if (count <= MAX_PIECES) return ok({ pieces: splitTransfer(whole), whole: null, withoutFiles });
  // Attachments that are listed are nothing without their bytes.
  const listed = new Map([...texts].filter(([name]) => name !== attachmentsRecord.key));
  const light = await bytesOf(listed, null, savedAt);
  const fewer = piecesFor(light.length);
  return fewer <= MAX_PIECES
    ? ok({ pieces: splitTransfer(light), whole: count, withoutFiles: false })
    : fail({ kind: 'tooLarge', pieces: fewer });
};

/** What stands on the device; what cannot be read counts as nothing. */
const standing = async ({ vault, cvStore }: Stores): Promise<Parameters<typeof planImport>[1]> => {
  const cv = await loadStoredCv({ vault, cvStore });
  const texts = vault.texts();
  return { texts: texts.ok ? texts.value : new Map(), cv: cv.ok ? cv.value : null };
};

const planBackup = async (stores: Stores, backup: Backup, now: Date): Promise<ImportPlan> =>
  planImport(backup, await standing(stores), now.toISOString());

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

type Undo = () => Promise<unknown>;
type Written = Result<Undo, WriteProblem>;
const nothing: Undo = () => Promise.resolve();

const keepCv = async ({ cvStore }: AllStores, cv: ImportPlan['cv']): Promise<Written> => {
  if (cv === null) return ok(nothing);
  const before = await cvStore.load();
  const stored = await cvStore.keep(cv);
  if (!stored.ok) return fail(stored.problem === 'quota' ? 'quota' : 'unavailable');
  return ok(async () => {
    // What stood before fitted, so it fits again.
    if (before.ok) await (before.value === null ? cvStore.remove() : cvStore.keep(before.value));
  });
};

const keepFiles = async ({ attachments }: AllStores, files: Files): Promise<Written> => {
  if (files.size === 0) return ok(nothing);
  return storeOf(attachments, async (store): Promise<Written> => {
    const ids = [...files.keys()];
    const before = await store.load(ids);
    if (!before.ok) return before;
    const kept = await store.keep(files);
    if (!kept.ok) return kept;
    return ok(async () => {
      await store.remove(ids.filter((id) => !before.value.has(id)));
      await store.keep(before.value);
    });
  });
};

/** What became of a plan that was agreed to; `changed` where another tab wrote something meanwhile that would give way unseen: the plan as it is now. */
export type AppliedPlan =
  | { readonly kind: 'applied' }
  | { readonly kind: 'changed'; readonly plan: ImportPlan };

/** Joins a backup with what is here now, which may be more than the person saw: all of it or, where one part does not fit, nothing. */
export const applyPlan = async (
  stores: AllStores,
  seen: ImportPlan,
  now: Date,
): Promise<Result<AppliedPlan, WriteProblem>> => {
  const here = await standing(stores);
  const plan = planImport(seen.backup, here, now.toISOString());
  if (replacesMore(seen, plan)) return ok({ kind: 'changed', plan });
  const cv = await keepCv(stores, plan.cv);
  if (!cv.ok) return cv;
  const files = await keepFiles(stores, plan.files);
  if (!files.ok) {
    await cv.value();
    return files;
  }
  const giveUp = async (): Promise<void> => {
    await files.value();
    await cv.value();
  };
  const texts = stores.vault.texts();
  if (!texts.ok) {
    await giveUp();
    return texts;
  }
  // Other tabs wrote while the files were kept: joined again, and written before any of them can go on.
  const joined = planImport(
    { ...plan.backup, files: plan.files },
    { texts: texts.value, cv: here.cv },
    now.toISOString(),
  );
  const late = replacesMore(plan, joined);
  const written = late ? ok(null) : stores.vault.exchange(joined.changes);
  if (late || !written.ok) await giveUp();
  if (!written.ok) return written;
  return ok(
    late
      ? { kind: 'changed', plan: await planBackup(stores, seen.backup, now) }
      : { kind: 'applied' },
  );
};

/** Deletes everything that this application keeps. */
export const eraseEverything = async ({
  vault,
  cvStore,
  attachments,
  device,
}: Pick<Services, 'vault' | 'cvStore' | 'attachments' | 'device'>): Promise<
  Result<null, 'unavailable'>
> => {
  const texts = vault.texts();
  if (!texts.ok) return texts;
  const attached = idsOfAttachments(vault);
  const gone = vault.exchange(new Map([...texts.value.keys()].map((key) => [key, null])));
  const file = await cvStore.remove();
  const files =
    attached.length === 0
      ? ok(null)
      : await storeOf(attachments, (store) => store.remove(attached));
  const databases = await device().then(
    (storage) => storage.eraseDatabases(),
    () => fail('unavailable' as const),
  );
  return gone.ok && file.ok && files.ok && databases.ok ? ok(null) : fail('unavailable');
};
