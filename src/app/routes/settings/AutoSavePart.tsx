import { Suspense, useEffect, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { autoSaveRecord } from '#/domain/backup/autoSave';
import type { AutoSaveDone, AutoSavePlace, AutoSaveProblem } from '#/domain/backup/autoSave';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { AutoSaveSection } from '#/pages/SettingsPage/parts/AutoSaveSection';
import type { AutoSaveState } from '#/pages/SettingsPage/SettingsPage.state';
import { canSeal } from '#/usecases/settings/backupTasks';
import { allowAutoSave, chooseAutoSave, stopAutoSave } from '#/usecases/settings/saveByItself';
import { settingsToasts } from '#/usecases/settings/settings.copy';

const SaveDialog = lazyComponent(
  async () => (await import('#/pages/SettingsPage/parts/PassphraseDialogs')).SaveDialog,
);

const MINUTE = 60_000;

/** What is asked before a place is chosen. */
type Question = { readonly place: AutoSavePlace; readonly canSeal: boolean };

const NOWHERE: readonly AutoSavePlace[] = [];

/** Where a page may write to here; null until the browser was asked. */
const usePlaces = (): readonly AutoSavePlace[] | null => {
  const { autoSaveFile } = useServices();
  const [places, setPlaces] = useState<readonly AutoSavePlace[] | null>(null);
  useEffect(() => {
    autoSaveFile().then(
      (file) => setPlaces(file.places),
      () => setPlaces(NOWHERE),
    );
  }, [autoSaveFile]);
  return places;
};

/** What is known of the file or folder, told anew every half minute. */
const useAutoSaveState = (): AutoSaveState | null => {
  const { now } = useServices();
  const places = usePlaces();
  const record = useRecord(autoSaveRecord);
  const [at, setAt] = useState(now);
  const kept = record.ok ? record.value : null;
  const isOn = kept !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setAt(now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, [isOn, now]);
  if (places === null) return null;
  if (places.length === 0) return { status: 'unsupported' };
  if (kept === null) return { status: 'off', places };
  const { fileName, place, sealed, savedAt, problem } = kept;
  const minutes =
    savedAt === null
      ? null
      : Math.max(0, Math.floor((at.getTime() - Date.parse(savedAt)) / MINUTE));
  return { status: 'on', place, fileName, sealed, minutes, problem };
};

/** The file or folder that work is saved to by itself, over what is kept of it. */
export const AutoSavePart = () => {
  const services = useServices();
  const state = useAutoSaveState();
  const [asks, setAsks] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  // Ahead of the first press: it then opens at once.
  useEffect(() => SaveDialog.prepare(), []);

  const during = async (
    work: () => Promise<Result<boolean | AutoSaveDone, AutoSaveProblem>>,
  ): Promise<void> => {
    setBusy(true);
    const done = await work().catch(() => fail('failed' as const));
    setBusy(false);
    // Closed without a file, the question stays.
    if (!done.ok || done.value !== false) setAsks(null);
    if (!done.ok)
      services.notify({ tone: 'destructive', ...settingsToasts.notAutoSaved[done.problem] });
  };

  return (
    <>
      <AutoSaveSection
        state={state}
        busy={busy}
        actions={{
          onChoose: (place) =>
            void canSeal(services).then((seals) => setAsks({ place, canSeal: seals })),
          onAllow: () => void during(() => allowAutoSave(services)),
          onStop: () => void stopAutoSave(services),
        }}
      />
      {asks && (
        <Suspense>
          <SaveDialog
            kind={asks.place === 'folder' ? 'autoSaveFolder' : 'autoSave'}
            canSeal={asks.canSeal}
            busy={busy}
            onSave={(passphrase) =>
              void during(() => chooseAutoSave(services, asks.place, passphrase))
            }
            onCancel={() => setAsks(null)}
          />
        </Suspense>
      )}
    </>
  );
};
