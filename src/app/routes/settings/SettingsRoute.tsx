import { Suspense, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useSharedTheme } from '#/app/hooks/ThemeContext';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { deedIn } from '#/app/routes/settings/settingsAddress';
import { useApplicationState } from '#/app/routes/settings/useApplicationState';
import { useDeviceStorage } from '#/app/routes/settings/useDeviceStorage';
import { useSettingsDialog } from '#/app/routes/settings/useSettingsDialog';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { BACKUP_PARTS, BACKUP_PART_IDS } from '#/domain/backup/backupParts';
import { inventoryOf } from '#/domain/backup/inventory';
import type { Inventory } from '#/domain/backup/inventory';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import type { Vault } from '#/domain/storage/Vault';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';
import { settingsToasts } from '#/usecases/settings/settings.copy';

type Weighed = { readonly signature: string; readonly inventory: Inventory };

// Snapshots have to keep their identity while nothing changes.
const weighed = new WeakMap<Vault, Weighed>();

const inventoryIn = (vault: Vault): Inventory | null => {
  const texts = vault.texts();
  if (!texts.ok) return null;
  const signature = [...texts.value].flat().join('\u0000');
  const known = weighed.get(vault);
  if (known?.signature === signature) return known.inventory;
  const inventory = inventoryOf(texts.value);
  weighed.set(vault, { signature, inventory });
  return inventory;
};

/** What the device keeps, up to date with this tab and the others; null where storage is blocked. */
const useInventory = (): Inventory | null => {
  const { vault } = useServices();
  return useSyncExternalStore(
    (listener) => {
      const leaves = BACKUP_PART_IDS.map((id) => vault.subscribe(BACKUP_PARTS[id], listener));
      return () => {
        for (const leave of leaves) leave();
      };
    },
    () => inventoryIn(vault),
  );
};

const TextModelForm = lazyComponent(
  async () => (await import('#/app/routes/settings/TextModelForm')).TextModelForm,
);

/** The optional model as a part of the settings screen; its lists and forms come after the screen. */
const TextModelSection = () => (
  <Suspense fallback={<Skeleton kind="line" />}>
    <TextModelForm />
  </Suspense>
);

/** The settings over everything that is kept. */
export const SettingsRoute = () => {
  const { vault, notify } = useServices();
  const [params] = useSearchParams();
  const { theme, onThemeChange } = useSharedTheme();
  const showSamples = useShowSamples();
  const { askPromise, ...device } = useDeviceStorage();
  const dialogs = useSettingsDialog();
  const kept = useInventory();

  return (
    <SettingsPage
      state={
        kept === null
          ? { status: 'unavailable' }
          : {
              status: 'ready',
              showSamples,
              kept,
              ...device,
              task: dialogs.task,
              done: deedIn(params),
            }
      }
      theme={theme}
      {...useApplicationState()}
      dialog={dialogs.dialog}
      textModel={<TextModelSection />}
      dataActions={{
        onExport: dialogs.askSave,
        onImportFile: dialogs.importFile,
        onAskErase: dialogs.askErase,
        onAskPromise: askPromise,
      }}
      onThemeChange={onThemeChange}
      onShowSamplesChange={(show) => {
        const written = vault.write(showSamplesRecord, show);
        if (!written.ok) notify({ tone: 'destructive', ...settingsToasts.notSaved });
      }}
      dialogActions={dialogs.actions}
    />
  );
};
