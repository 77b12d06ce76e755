import { Suspense, useEffect, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useReadCodes } from '#/app/routes/settings/useReadCodes';
import { useShownCodes } from '#/app/routes/settings/useShownCodes';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { TransferSection } from '#/pages/SettingsPage/parts/TransferSection';
import { transferCopy } from '#/pages/SettingsPage/transfer.copy';
import { canSeal } from '#/usecases/settings/backupTasks';

const SaveDialog = lazyComponent(
  async () => (await import('#/pages/SettingsPage/parts/PassphraseDialogs')).SaveDialog,
);

const ShowCodesDialog = lazyComponent(
  async () => (await import('#/pages/SettingsPage/parts/ShowCodesDialog')).ShowCodesDialog,
);
const ReadCodesDialog = lazyComponent(
  async () => (await import('#/pages/SettingsPage/parts/ReadCodesDialog')).ReadCodesDialog,
);
const DIALOGS = [SaveDialog, ShowCodesDialog, ReadCodesDialog];

type TransferPartProps = {
  readonly canShow: boolean;
  /** Reads a backup and shows what it would change. */
  readonly onFile: (file: File) => void;
  /** Asks for a file instead. */
  readonly onExport: () => void;
};

/** A transfer by codes, at either end. */
export const TransferPart = ({ canShow, onFile, onExport }: TransferPartProps) => {
  const services = useServices();
  const [asks, setAsks] = useState<{ readonly canSeal: boolean } | null>(null);
  const shown = useShownCodes();
  const reading = useReadCodes((text) =>
    onFile(new File([text], transferCopy.fileName, { type: 'application/json' })),
  );
  // Ahead of the first press: they then open at once.
  useEffect(() => {
    const stops = DIALOGS.map((dialog) => dialog.prepare());
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <>
      <TransferSection
        canShow={canShow}
        onShow={() => void canSeal(services).then((seals) => setAsks({ canSeal: seals }))}
        onRead={reading.start}
      />
      <Suspense>
        {asks && (
          <SaveDialog
            kind="transfer"
            canSeal={asks.canSeal}
            busy={false}
            onSave={(passphrase) => {
              setAsks(null);
              shown.show(passphrase);
            }}
            onCancel={() => setAsks(null)}
          />
        )}
        {shown.state && (
          <ShowCodesDialog
            state={shown.state}
            actions={{
              ...shown.actions,
              onExport: () => {
                shown.actions.onClose();
                onExport();
              },
            }}
          />
        )}
        {reading.state && <ReadCodesDialog state={reading.state} actions={reading.actions} />}
      </Suspense>
    </>
  );
};
