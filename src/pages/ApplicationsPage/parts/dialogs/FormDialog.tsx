import { useId, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationsDialog,
  DialogActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { ApplicationForm } from '#/pages/ApplicationsPage/parts/dialogs/ApplicationForm';

const copy = applicationsCopy.dialogs;

type FormDialogProps = {
  readonly dialog: Extract<ApplicationsDialog, { kind: 'form' }>;
  readonly actions: Pick<DialogActions, 'onSave' | 'onCancel'>;
};

/** The form of one application. What was typed is not lost to a slip of the finger: closing asks first. */
export const FormDialog = ({ dialog, actions }: FormDialogProps) => {
  const formId = useId();
  const [touched, setTouched] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = (): void => {
    if (touched) setAsking(true);
    else actions.onCancel();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={dialog.editing ? copy.editTitle : copy.addTitle}
      closeLabel={copy.close}
      footer={
        <>
          <Button onClick={close}>{copy.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {copy.save}
          </Button>
        </>
      }
    >
      <ApplicationForm
        id={formId}
        draft={dialog.draft}
        editing={dialog.editing}
        onSave={actions.onSave}
        onTouched={setTouched}
      />
      <ConfirmDialog
        open={asking}
        destructive
        title={copy.leaveTitle}
        confirmLabel={copy.leave}
        cancelLabel={copy.stay}
        onConfirm={actions.onCancel}
        onCancel={() => setAsking(false)}
      >
        {copy.leaveText}
      </ConfirmDialog>
    </Dialog>
  );
};
