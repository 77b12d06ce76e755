import { FileDown, FileText, FileUp, Upload } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { EXPORT_FORMATS } from '#/domain/profile/transfer';
import type { ExportFormat } from '#/domain/profile/transfer';
import { FileChoice } from '#/pages/ProfilePage/parts/FileChoice';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';

const copy = profileCopy.transfer;
const { close } = profileCopy.dialogs;

export type TransferProps = {
  /** Name of the CV that was read; null without one. */
  readonly cvName: string | null;
  readonly onImportCv: () => void;
  readonly onImportFile: (file: File) => void;
  readonly onExport: (format: ExportFormat) => void;
};

/** Brings a profile in from a CV or a file, and takes it out. */
export const TransferActions = ({ cvName, onImportCv, onImportFile, onExport }: TransferProps) => {
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  /** Closes first: what the action opens then stands alone. */
  const done =
    <Given extends readonly unknown[]>(action: (...given: Given) => void) =>
    (...given: Given): void => {
      setOpen(null);
      action(...given);
    };
  return (
    <>
      <Button icon={Upload} onClick={() => setOpen('import')}>
        {copy.importTitle}
      </Button>
      <Button icon={FileDown} onClick={() => setOpen('export')}>
        {copy.exportTitle}
      </Button>
      <Dialog
        open={open === 'import'}
        onClose={() => setOpen(null)}
        title={copy.importTitle}
        closeLabel={close}
        size="small"
      >
        <Stack gap={3}>
          <Text tone="muted">{copy.importText}</Text>
          <Button icon={FileText} disabled={cvName === null} fullWidth onClick={done(onImportCv)}>
            {cvName === null ? copy.noCv : copy.fromCv(cvName)}
          </Button>
          <FileChoice
            label={copy.fromFile}
            icon={FileUp}
            accept=".json,application/json"
            onFile={done(onImportFile)}
          />
        </Stack>
      </Dialog>
      <Dialog
        open={open === 'export'}
        onClose={() => setOpen(null)}
        title={copy.exportTitle}
        closeLabel={close}
        size="small"
      >
        <Stack gap={3}>
          <Text tone="muted">{copy.exportText}</Text>
          {EXPORT_FORMATS.map((format) => (
            <Button key={format} icon={FileDown} fullWidth onClick={() => done(onExport)(format)}>
              {copy.exports[format]}
            </Button>
          ))}
        </Stack>
      </Dialog>
    </>
  );
};
