import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationsDialog,
  DialogActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { FormDialog } from '#/pages/ApplicationsPage/parts/dialogs/FormDialog';
import { ImportDialog } from '#/pages/ApplicationsPage/parts/dialogs/ImportDialog';

const copy = applicationsCopy.dialogs;

type ApplicationsDialogsProps = {
  readonly dialog: ApplicationsDialog;
  readonly actions: DialogActions;
};

/** What stands over the applications. */
export const ApplicationsDialogs = ({ dialog, actions }: ApplicationsDialogsProps) => {
  switch (dialog.kind) {
    case 'form':
      return <FormDialog dialog={dialog} actions={actions} />;
    case 'delete':
      return (
        <ConfirmDialog
          open
          destructive
          title={copy.deleteTitle}
          confirmLabel={copy.delete}
          cancelLabel={copy.cancel}
          onConfirm={actions.onConfirm}
          onCancel={actions.onCancel}
        >
          {copy.deleteText(dialog.title)}
        </ConfirmDialog>
      );
    case 'importing':
      return <ImportDialog dialog={dialog} actions={actions} />;
  }
};
