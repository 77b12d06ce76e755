import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useSharedTheme } from '#/app/hooks/ThemeContext';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { deedIn } from '#/app/routes/settings/settingsAddress';
import { TextModelSection } from '#/app/routes/settings/TextModelSection';
import { useApplicationState } from '#/app/routes/settings/useApplicationState';
import { useDeviceStorage } from '#/app/routes/settings/useDeviceStorage';
import { useInventory } from '#/app/routes/settings/useInventory';
import { useSettingsDialog } from '#/app/routes/settings/useSettingsDialog';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';
import { settingsToasts } from '#/usecases/settings/settings.copy';

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
