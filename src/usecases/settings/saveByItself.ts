import { autoSaveRecord } from '#/domain/backup/autoSave';
import type {
  AutoSave,
  AutoSaveDone,
  AutoSavePlace,
  AutoSaveProblem,
} from '#/domain/backup/autoSave';
import { BACKUP_PART_IDS, BACKUP_PARTS } from '#/domain/backup/backupParts';
import { localDay } from '#/domain/shared/localDay';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { textKey } from '#/domain/shared/textKey';
import type { Vault } from '#/domain/storage/Vault';
import { makeBackup } from '#/usecases/settings/backupTasks';
import { watchInventory } from '#/usecases/settings/keptInventory';
import { rememberSave } from '#/usecases/settings/saveReminder';
import { backupFileName, settingsToasts } from '#/usecases/settings/settings.copy';
import type { Services } from '#/usecases/shared/services';

type Parts = Pick<
  Services,
  'vault' | 'cvStore' | 'attachments' | 'cipher' | 'autoSaveFile' | 'notify' | 'now'
>;

/** Milliseconds after a change before it is written: a sentence under way is one write. */
const DELAY = 5_000;

/** Tells what stands here from what stood here; empty where nothing does. */
const stateOf = (vault: Vault): string => {
  const texts = vault.texts();
  if (!texts.ok) return '';
  const kept = BACKUP_PART_IDS.flatMap((id) => texts.value.get(BACKUP_PARTS[id].key) ?? []);
  return kept.length === 0 ? '' : textKey(kept.join('\n'));
};

const chosen = (vault: Vault): AutoSave | null => {
  const read = vault.read(autoSaveRecord);
  return read.ok ? read.value : null;
};

/** Changes what is remembered, where the choice still stands: it may have been taken back, or erased, meanwhile. */
const note = (vault: Vault, change: Partial<AutoSave>): void => {
  const current = chosen(vault);
  if (current !== null) vault.write(autoSaveRecord, { ...current, ...change });
};

const writeOnce = async (
  parts: Parts,
  isFirst: boolean,
): Promise<Result<AutoSaveDone, AutoSaveProblem>> => {
  const file = await parts.autoSaveFile();
  if (!(await file.allowed())) return fail('asks');
  const key = await file.key();
  if (!key.ok) return key;
  const made = await makeBackup(parts, key.value, parts.now());
  if (!made.ok) return fail('failed');
  // What cannot be read now may stand in the file: it is not written over.
  const isWhole = !made.value.withoutCv && made.value.withoutFiles === 0;
  if (!isWhole && !isFirst) return fail('failed');
  return file.write(made.value.text, backupFileName(localDay(parts.now())));
};

const NOTHING_TO_DO = ok({ interrupted: false });

/** Writes what stands here to the chosen file or folder, unless it is there already. Nothing at all is never written: it would take the place of a backup. */
export const autoSaveNow = async (parts: Parts): Promise<Result<AutoSaveDone, AutoSaveProblem>> => {
  const { vault, now } = parts;
  const current = chosen(vault);
  const state = stateOf(vault);
  if (current === null || state === '') return NOTHING_TO_DO;
  if (current.problem === null && current.written === state) return NOTHING_TO_DO;
  const done = await writeOnce(parts, current.savedAt === null).catch(() =>
    fail('failed' as const),
  );
  if (done.ok) {
    note(vault, { savedAt: now().toISOString(), written: state, problem: null });
    rememberSave(vault, now());
  } else if (current.problem !== done.problem) note(vault, { problem: done.problem });
  return done;
};

/** Asks for a file or a folder and saves to it from then on; only right after a press. False where none was chosen. */
export const chooseAutoSave = async (
  parts: Parts,
  place: AutoSavePlace,
  passphrase: string | null,
): Promise<Result<boolean, AutoSaveProblem>> => {
  const file = await parts.autoSaveFile();
  // The question first: the browser lets a page ask only shortly after a press.
  const asked = await file.choose(place, backupFileName(localDay(parts.now())));
  if (asked === null) return ok(false);
  const cipher = passphrase === null ? null : await parts.cipher();
  // Never in clear what was to be sealed.
  if (passphrase !== null && cipher === null) return fail('failed');
  const key = passphrase === null ? null : ((await cipher?.keyOf(passphrase)) ?? null);
  const kept = await asked.keep(key);
  if (!kept.ok) return fail(kept.problem === 'quota' ? 'full' : 'failed');
  const remembered = parts.vault.write(autoSaveRecord, {
    fileName: asked.fileName,
    place,
    sealed: key !== null,
    savedAt: null,
    written: '',
    problem: null,
  });
  if (!remembered.ok) return fail('failed');
  const saved = await autoSaveNow(parts);
  return saved.ok ? ok(true) : saved;
};

/** Asks for the agreement that the browser forgot, and saves; only right after a press. */
export const allowAutoSave = async (
  parts: Parts,
): Promise<Result<AutoSaveDone, AutoSaveProblem>> => {
  const file = await parts.autoSaveFile();
  return (await file.ask()) ? autoSaveNow(parts) : fail('asks');
};

/** Saves to no file any more; what was written stays where it is. */
export const stopAutoSave = async ({
  vault,
  autoSaveFile,
}: Pick<Parts, 'vault' | 'autoSaveFile'>): Promise<void> => {
  vault.remove(autoSaveRecord);
  await (await autoSaveFile()).forget();
};

/** Saves after each change for as long as this page lives, where no other tab does it already; tells a new problem once. `wait` is handed over by tests. */
export const followAutoSave = async (
  parts: Parts,
  wait: (run: () => void) => unknown = (run) => setTimeout(run, DELAY),
): Promise<void> => {
  const { vault, notify } = parts;
  const file = await parts.autoSaveFile();
  await file.alone(async () => {
    let waits = false;
    const save = async (): Promise<void> => {
      waits = false;
      const before = chosen(vault)?.problem ?? null;
      const done = await autoSaveNow(parts);
      if (!done.ok && before !== done.problem)
        notify({ tone: 'destructive', ...settingsToasts.notAutoSaved[done.problem] });
      if (done.ok && done.value.interrupted)
        notify({ tone: 'success', ...settingsToasts.autoSavedAgain });
    };
    const later = (): void => {
      if (waits) return;
      waits = true;
      wait(() => void save());
    };
    watchInventory(vault, later);
    // What was written while no page was there to save it.
    later();
    await new Promise<never>(() => undefined);
  });
};
