import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useSharedTheme } from '#/app/hooks/ThemeContext';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { deedIn } from '#/app/routes/settings/settingsAddress';
import { useApplicationState } from '#/app/routes/settings/useApplicationState';
import { useDeviceStorage } from '#/app/routes/settings/useDeviceStorage';
import { useInventory } from '#/app/routes/settings/useInventory';
import { useSettingsDialog } from '#/app/routes/settings/useSettingsDialog';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';
import { settingsToasts } from '#/usecases/settings/settings.copy';

const TextModelForm = lazyComponent(
  async () => (await import('#/app/routes/settings/TextModelForm')).TextModelForm,
);

const Corrections = lazyComponent(
  async () => (await import('#/app/routes/settings/Corrections')).Corrections,
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
        kept.status === 'blocked'
          ? { status: 'unavailable' }
          : {
              status: 'ready',
              showSamples,
              kept: kept.status === 'counted' ? kept.inventory : null,
              ...device,
              task: dialogs.task,
              done: deedIn(params),
            }
      }
      theme={theme}
      corrections={
        <Suspense fallback={<Skeleton kind="line" />}>
          <Corrections />
        </Suspense>
      }
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
