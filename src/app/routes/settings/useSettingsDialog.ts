import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { hrefAfter } from '#/app/routes/settings/settingsAddress';
import { localDay } from '#/domain/shared/localDay';
import type {
  SettingsDeed,
  SettingsDialog,
  SettingsTask,
} from '#/pages/SettingsPage/SettingsPage.state';
import { applyPlan, eraseEverything, makeBackup, planFile } from '#/usecases/settings/backupTasks';
import { backupFileName, settingsToasts } from '#/usecases/settings/settings.copy';

type SettingsTasks = {
  readonly dialog: SettingsDialog | null;
  readonly task: SettingsTask | null;
  readonly exportAll: () => void;
  readonly importFile: (file: File) => void;
  readonly askErase: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
};

/** Nothing that a screen holds in memory may outlive what it was read from. */
const startAfresh = (deed: SettingsDeed): void =>
  window.location.assign(`${import.meta.env.BASE_URL.slice(0, -1)}${hrefAfter(deed)}`);

/** What is done with everything that is kept. A dialog stays open where its work failed. */
export const useSettingsDialog = (): SettingsTasks => {
  const services = useServices();
  const { notify, now, downloads } = services;
  const [dialog, setDialog] = useState<SettingsDialog | null>(null);
  const [task, setTask] = useState<SettingsTask | null>(null);

  const during = async (name: SettingsTask, work: () => Promise<void>): Promise<void> => {
    setTask(name);
    await work();
    setTask(null);
  };

  const exportAll = async (): Promise<void> => {
    try {
      const made = await makeBackup(services, now());
      const { save } = await downloads();
      if (made.ok)
        save({
          name: backupFileName(localDay(now())),
          type: 'application/json',
          content: made.value.text,
        });
      notify(
        made.ok
          ? {
              tone: 'success',
              ...(made.value.withoutCv
                ? settingsToasts.exportedWithoutCv
                : settingsToasts.exported),
            }
          : { tone: 'destructive', ...settingsToasts.notExported },
      );
    } catch {
      // The chunk did not load: offline, or a newer version was put online meanwhile.
      notify({ tone: 'destructive', ...settingsToasts.notExported });
    }
  };

  const importFile = async (file: File): Promise<void> => {
    const plan = await planFile(services, file, now());
    setDialog(
      plan.ok
        ? { kind: 'import', fileName: file.name, plan: plan.value }
        : { kind: 'importFailed', fileName: file.name, problem: plan.problem },
    );
  };

  const erase = async (): Promise<void> => {
    const erased = await eraseEverything(services);
    if (erased.ok) startAfresh('erased');
    else notify({ tone: 'destructive', ...settingsToasts.notErased });
  };

  const importPlan = async (plan: Extract<SettingsDialog, { kind: 'import' }>['plan']) => {
    const applied = await applyPlan(services, plan);
    if (applied.ok) startAfresh('imported');
    else notify({ tone: 'destructive', ...settingsToasts.notImported[applied.problem] });
  };

  return {
    dialog,
    task,
    exportAll: () => void during('exporting', exportAll),
    importFile: (file) => void during('reading', () => importFile(file)),
    askErase: () => setDialog({ kind: 'erase' }),
    confirm: () => {
      if (task !== null) return;
      if (dialog?.kind === 'erase') void during('erasing', erase);
      if (dialog?.kind === 'import') void during('importing', () => importPlan(dialog.plan));
    },
    cancel: () => setDialog(null),
  };
};
