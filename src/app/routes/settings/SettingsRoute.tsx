import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useSharedTheme } from '#/app/hooks/ThemeContext';
import { useCv } from '#/app/hooks/useCv';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { deedIn } from '#/app/routes/settings/settingsAddress';
import { useApplicationState } from '#/app/routes/settings/useApplicationState';
import { useDeviceStorage } from '#/app/routes/settings/useDeviceStorage';
import { useInventory } from '#/app/routes/settings/useInventory';
import { useLastSave } from '#/app/routes/settings/useLastSave';
import { useSettingsDialog } from '#/app/routes/settings/useSettingsDialog';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import { themeRecord } from '#/domain/settings/themeChoice';
import { MAIN_ID } from '#/modules/SkipLink/SkipLink';
import { correctionsCopy } from '#/pages/SettingsPage/corrections.copy';
import { AutoSaveSection } from '#/pages/SettingsPage/parts/AutoSaveSection';
import { CorrectionsSection } from '#/pages/SettingsPage/parts/CorrectionsSection';
import { DeployerLine } from '#/pages/SettingsPage/parts/DeployerLine';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { TransferSection } from '#/pages/SettingsPage/parts/TransferSection';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';
import { settingsToasts } from '#/usecases/settings/settings.copy';

const TextModelForm = lazyComponent(
  async () => (await import('#/app/routes/settings/TextModelForm')).TextModelForm,
);

/** Settles once what stands in the middle of the screen can be drawn with it. */
export const settingsParts = (): Promise<void> => TextModelForm.fetched();

const Corrections = lazyComponent(
  async () => (await import('#/app/routes/settings/Corrections')).Corrections,
);

const AutoSavePart = lazyComponent(
  async () => (await import('#/app/routes/settings/AutoSavePart')).AutoSavePart,
);

const TransferPart = lazyComponent(
  async () => (await import('#/app/routes/settings/TransferPart')).TransferPart,
);

const SETTINGS: readonly string[] = [themeRecord.key, showSamplesRecord.key];

/** Whether something may have been put right: only where something was read or written. */
const useMayBeCorrected = (): boolean => {
  const { vault } = useServices();
  const { state } = useCv();
  const [isKept] = useState(() => {
    const texts = vault.texts();
    return texts.ok && [...texts.value.keys()].some((key) => !SETTINGS.includes(key));
  });
  return isKept || state.status !== 'none';
};

const noAddress = (): null => null;
const nothingToUndo = (): void => undefined;
const NO_AUTO_SAVE = { onChoose: nothingToUndo, onAllow: nothingToUndo, onStop: nothingToUndo };

/** What the person put right; what knows every kind of it comes after the screen, and only where there may be some. */
const CorrectionsPart = () =>
  useMayBeCorrected() ? (
    <Suspense
      fallback={
        <SettingsSection words={correctionsCopy}>
          <Skeleton count={3} />
        </SettingsSection>
      }
    >
      <Corrections />
    </Suspense>
  ) : (
    <CorrectionsSection corrections={[]} hrefOf={noAddress} onUndo={nothingToUndo} />
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
  const lastSave = useLastSave(device.erasedAfterAWeek);
  const dialogs = useSettingsDialog();
  const kept = useInventory();
  const done = deedIn(params);
  // The page was loaded afresh: the keyboard starts at what tells that it is done, not at the head of the frame.
  useEffect(() => {
    if (done !== null) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [done]);

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
              lastSave,
              task: dialogs.task,
              done,
            }
      }
      theme={theme}
      corrections={<CorrectionsPart />}
      transfer={
        <Suspense
          fallback={
            <TransferSection canShow={false} onShow={nothingToUndo} onRead={nothingToUndo} />
          }
        >
          <TransferPart
            canShow={kept.status === 'counted' && kept.inventory.parts.length > 0}
            onFile={dialogs.importFile}
            onExport={dialogs.askSave}
          />
        </Suspense>
      }
      autoSave={
        <Suspense fallback={<AutoSaveSection state={null} busy={false} actions={NO_AUTO_SAVE} />}>
          <AutoSavePart />
        </Suspense>
      }
      {...useApplicationState()}
      dialog={dialogs.dialog}
      textModel={<TextModelSection />}
      deployer={import.meta.env.DEPLOYER && <DeployerLine deployer={import.meta.env.DEPLOYER} />}
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
