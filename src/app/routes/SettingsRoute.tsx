import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/services/ServicesContext';
import { settingsToasts } from '#/app/settings/settings.copy';
import { deedIn } from '#/app/settings/settingsAddress';
import { useDeviceStorage } from '#/app/settings/useDeviceStorage';
import { useInventory } from '#/app/settings/useInventory';
import { useSettingsDialog } from '#/app/settings/useSettingsDialog';
import { useShowSamples } from '#/app/settings/useShowSamples';
import { TextModelSection } from '#/app/textmodel/TextModelSection';
import { useSharedTheme } from '#/app/theme/ThemeContext';
import { showSamplesRecord } from '#/domain/storage/showSamples';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';

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
      dialog={dialogs.dialog}
      textModel={<TextModelSection />}
      dataActions={{
        onExport: dialogs.exportAll,
        onImportFile: dialogs.importFile,
        onAskErase: dialogs.askErase,
        onAskPromise: askPromise,
      }}
      onThemeChange={onThemeChange}
      onShowSamplesChange={(show) => {
        const written = vault.write(showSamplesRecord, show);
        if (!written.ok) notify({ tone: 'destructive', ...settingsToasts.notSaved });
      }}
      onConfirm={dialogs.confirm}
      onCancel={dialogs.cancel}
    />
  );
};
