import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { FileDown, FileText, FileUp } from '#/components/Icon/iconPaths';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { EXPORT_FORMATS } from '#/domain/profile/transfer';
import type { ExportFormat } from '#/domain/profile/transfer';
import { FileChoice } from '#/pages/ProfilePage/parts/FileChoice';
import { profileDialogsCopy } from '#/pages/ProfilePage/ProfileDialogs.copy';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';

const { close: closeLabel, transfer: copy } = profileDialogsCopy;
const titles = profileCopy.transfer;

/** What is brought in and taken out. */
export type TransferProps = {
  /** Name of the CV that was read; null without one. */
  readonly cvName: string | null;
  readonly onImportCv: () => void;
  readonly onImportFile: (file: File) => void;
  readonly onExport: (format: ExportFormat) => void;
};

type TransferDialogsProps = TransferProps & {
  readonly open: 'bringIn' | 'takeOut';
  readonly onClose: () => void;
};

/** The choices of an import or an export. */
export const TransferDialogs = ({ open, onClose, ...props }: TransferDialogsProps) => {
  const { cvName } = props;
  /** Closes first: what the action opens then stands alone. */
  const choose = (action: () => void): void => {
    onClose();
    action();
  };
  return open === 'bringIn' ? (
    <Dialog open onClose={onClose} title={titles.import} closeLabel={closeLabel} size="small">
      <Stack gap={3}>
        <Text tone="muted">{copy.importText}</Text>
        <Button
          icon={FileText}
          disabled={cvName === null}
          fullWidth
          onClick={() => choose(props.onImportCv)}
        >
          {cvName === null ? copy.noCv : copy.fromCv(cvName)}
        </Button>
        <FileChoice
          label={copy.fromFile}
          icon={FileUp}
          accept=".json,application/json"
          onFile={(file) => choose(() => props.onImportFile(file))}
        />
      </Stack>
    </Dialog>
  ) : (
    <Dialog open onClose={onClose} title={titles.export} closeLabel={closeLabel} size="small">
      <Stack gap={3}>
        <Text tone="muted">{copy.exportText}</Text>
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            icon={FileDown}
            fullWidth
            onClick={() => choose(() => props.onExport(format))}
          >
            {copy.exports[format]}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
};
