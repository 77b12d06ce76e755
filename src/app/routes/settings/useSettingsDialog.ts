import { useEffect, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { hrefAfter } from '#/app/routes/settings/settingsAddress';
import { onFirstUse } from '#/components/loading/onFirstUse';
import type { SealedBackup } from '#/domain/backup/sealedBackup';
import { lazy } from '#/domain/shared/lazy';
import { localDay } from '#/domain/shared/localDay';
import { fail } from '#/domain/shared/result';
import type {
  DialogActions,
  SettingsDeed,
  SettingsDialog,
  SettingsTask,
} from '#/pages/SettingsPage/SettingsPage.state';
import type { WrittenBackup } from '#/usecases/settings/backupTasks';
import { backupFileName, settingsToasts } from '#/usecases/settings/settings.copy';

type SettingsTasks = {
  readonly dialog: SettingsDialog | null;
  readonly task: SettingsTask | null;
  readonly askSave: () => void;
  readonly importFile: (file: File) => void;
  readonly askErase: () => void;
  readonly actions: DialogActions;
};

// They know the schema of every record: after the screen.
const loadTasks = lazy(() => import('#/usecases/settings/backupTasks'));
const loadReminder = lazy(() => import('#/usecases/settings/saveReminder'));

const exportedWords = ({ withoutCv, withoutFiles }: WrittenBackup) => {
  if (withoutFiles > 0) return settingsToasts.exportedWithoutFiles(withoutFiles, withoutCv);
  return withoutCv ? settingsToasts.exportedWithoutCv : settingsToasts.exported;
};

/** Nothing that a screen holds in memory may outlive what it was read from. */
const startAfresh = (deed: SettingsDeed): void =>
  window.location.assign(`${import.meta.env.BASE_URL.slice(0, -1)}${hrefAfter(deed)}`);

/** What is done with everything that is kept. A dialog stays open where its work failed. */
export const useSettingsDialog = (): SettingsTasks => {
  const services = useServices();
  const { notify, now } = services;
  const [dialog, setDialog] = useState<SettingsDialog | null>(null);
  const [task, setTask] = useState<SettingsTask | null>(null);
  const [sealed, setSealed] = useState<SealedBackup | null>(null);
  const [returnsToErase, setReturnsToErase] = useState(false);

  // Ahead of the first press: also for a device that goes offline meanwhile.
  useEffect(
    () => onFirstUse(() => void Promise.all([loadTasks(), loadReminder()]).catch(() => undefined)),
    [],
  );

  const during = async (name: SettingsTask, work: () => Promise<void>): Promise<void> => {
    setTask(name);
    await work();
    setTask(null);
  };

  /** Opened over the question whether to erase, it comes back to it. */
  const askSave = async (): Promise<void> => {
    const erasing = dialog?.kind === 'erase';
    try {
      const canSeal = (await services.cipher()) !== null;
      setReturnsToErase(erasing);
      setDialog({ kind: 'save', canSeal });
    } catch {
      // The chunk did not load: offline, or a newer version was put online meanwhile.
      notify({ tone: 'destructive', ...settingsToasts.notExported });
    }
  };

  const save = async (passphrase: string | null): Promise<void> => {
    try {
      const { makeBackup } = await loadTasks();
      const made = await makeBackup(services, passphrase, now());
      const downloads = await services.downloads();
      if (!made.ok) return notify({ tone: 'destructive', ...settingsToasts.notExported });
      downloads.save({
        name: backupFileName(localDay(now())),
        type: 'application/json',
        content: made.value.text,
      });
      loadReminder().then(
        ({ rememberSave }) => rememberSave(services.vault, now()),
        () => undefined,
      );
      setDialog(returnsToErase ? { kind: 'erase' } : null);
      notify({
        tone: 'success',
        ...exportedWords(made.value),
      });
    } catch {
      notify({ tone: 'destructive', ...settingsToasts.notExported });
    }
  };

  const importFile = async (file: File): Promise<void> => {
    const { name: fileName } = file;
    const tasks = await loadTasks().catch(() => null);
    if (tasks === null) return notify({ tone: 'destructive', ...settingsToasts.notRead });
    const read = await tasks.planFile(services, file, now());
    if (!read.ok) return setDialog({ kind: 'importFailed', fileName, problem: read.problem });
    if (read.value.kind === 'plan')
      return setDialog({ kind: 'import', fileName, plan: read.value.plan, changed: false });
    setSealed(read.value.sealed);
    setDialog({ kind: 'unlock', fileName, refused: false });
  };

  const unlock = async (fileName: string, passphrase: string): Promise<void> => {
    if (sealed === null) return;
    const { planSealed } = await loadTasks();
    const plan = await planSealed(services, sealed, passphrase, now()).catch(() =>
      fail('noCryptography' as const),
    );
    if (plan.ok) setDialog({ kind: 'import', fileName, plan: plan.value, changed: false });
    else if (plan.problem === 'wrongPassphrase')
      setDialog({ kind: 'unlock', fileName, refused: true });
    else setDialog({ kind: 'importFailed', fileName, problem: plan.problem });
  };

  const erase = async (): Promise<void> => {
    const tasks = await loadTasks().catch(() => null);
    const erased = await tasks?.eraseEverything(services);
    if (erased?.ok) startAfresh('erased');
    else notify({ tone: 'destructive', ...settingsToasts.notErased });
  };

  const importPlan = async (shown: Extract<SettingsDialog, { kind: 'import' }>) => {
    const { applyPlan } = await loadTasks();
    const applied = await applyPlan(services, shown.plan, now());
    if (!applied.ok)
      return notify({ tone: 'destructive', ...settingsToasts.notImported[applied.problem] });
    switch (applied.value.kind) {
      case 'applied':
        return startAfresh('imported');
      case 'changed':
        return setDialog({ ...shown, plan: applied.value.plan, changed: true });
    }
  };

  return {
    dialog,
    task,
    askSave: () => void askSave(),
    importFile: (file) => void during('reading', () => importFile(file)),
    askErase: () => setDialog({ kind: 'erase' }),
    actions: {
      onSave: (passphrase) => void during('exporting', () => save(passphrase)),
      onUnlock: (passphrase) => {
        if (dialog?.kind !== 'unlock') return;
        void during('reading', () => unlock(dialog.fileName, passphrase));
      },
      onConfirm: () => {
        if (task !== null) return;
        if (dialog?.kind === 'erase') void during('erasing', erase);
        if (dialog?.kind === 'import') void during('importing', () => importPlan(dialog));
      },
      onCancel: () =>
        setDialog(dialog?.kind === 'save' && returnsToErase ? { kind: 'erase' } : null),
    },
  };
};
