import { Button } from '#/components/Button/Button';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationsDialog,
  DialogActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { FormDialog } from '#/pages/ApplicationsPage/parts/dialogs/FormDialog';
import { ImportPreviewView } from '#/pages/ApplicationsPage/parts/dialogs/ImportPreviewView';

const copy = applicationsCopy.dialogs;

type ApplicationsDialogsProps = {
  readonly dialog: ApplicationsDialog | null;
  readonly actions: DialogActions;
};

/** The form, the deletion and the import: one at a time. */
export const ApplicationsDialogs = ({ dialog, actions }: ApplicationsDialogsProps) => {
  const added =
    dialog?.kind === 'importing' && dialog.preview.ok ? dialog.preview.value.added.length : 0;
  return (
    <>
      <FormDialog dialog={dialog?.kind === 'form' ? dialog : null} actions={actions} />
      <ConfirmDialog
        open={dialog?.kind === 'delete'}
        destructive
        title={copy.deleteTitle}
        confirmLabel={copy.delete}
        cancelLabel={copy.cancel}
        onConfirm={actions.onConfirm}
        onCancel={actions.onCancel}
      >
        {dialog?.kind === 'delete' && copy.deleteText(dialog.title)}
      </ConfirmDialog>
      <Dialog
        open={dialog?.kind === 'importing'}
        onClose={actions.onCancel}
        title={applicationsCopy.importing.title}
        closeLabel={copy.close}
        footer={
          <>
            <Button onClick={actions.onCancel}>{added > 0 ? copy.cancel : copy.close}</Button>
            {added > 0 && (
              <Button variant="primary" onClick={actions.onConfirm}>
                {applicationsCopy.importing.confirm(added)}
              </Button>
            )}
          </>
        }
      >
        {dialog?.kind === 'importing' && (
          <ImportPreviewView fileName={dialog.fileName} preview={dialog.preview} />
        )}
      </Dialog>
    </>
  );
};
