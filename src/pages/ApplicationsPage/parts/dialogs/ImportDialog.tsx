import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationsDialog,
  DialogActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { importCopy } from '#/pages/ApplicationsPage/Import.copy';
import { ImportPreviewView } from '#/pages/ApplicationsPage/parts/dialogs/ImportPreviewView';

const copy = applicationsCopy.dialogs;

type ImportDialogProps = {
  readonly dialog: Extract<ApplicationsDialog, { kind: 'importing' }>;
  readonly actions: Pick<DialogActions, 'onConfirm' | 'onCancel'>;
};

/** Shows what a file would add before it is added. */
export const ImportDialog = ({ dialog, actions }: ImportDialogProps) => {
  const { fileName, preview } = dialog;
  const added = preview.ok ? preview.value.added.length : 0;
  return (
    <Dialog
      open
      onClose={actions.onCancel}
      title={importCopy.title}
      closeLabel={copy.close}
      footer={
        <>
          <Button onClick={actions.onCancel}>{added > 0 ? copy.cancel : copy.close}</Button>
          {added > 0 && (
            <Button variant="primary" onClick={actions.onConfirm}>
              {importCopy.confirm(added)}
            </Button>
          )}
        </>
      }
    >
      <ImportPreviewView fileName={fileName} preview={preview} />
    </Dialog>
  );
};
