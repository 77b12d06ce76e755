import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterDialog,
  LetterDialogActions,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { AttachDialog } from '#/pages/CoverLetterPage/parts/AttachDialog';
import { RenameDialog } from '#/pages/CoverLetterPage/parts/RenameDialog';

const copy = letterCopy.dialogs;

type LetterDialogsProps = {
  readonly dialog: LetterDialog | null;
  readonly actions: LetterDialogActions;
};

/** Renaming, deleting, attaching: one at a time. */
export const LetterDialogs = ({ dialog, actions }: LetterDialogsProps) => (
  <>
    {dialog?.kind === 'rename' && <RenameDialog name={dialog.name} actions={actions} />}
    {dialog?.kind === 'attach' && (
      <AttachDialog applications={dialog.applications} actions={actions} />
    )}
    <ConfirmDialog
      open={dialog?.kind === 'delete'}
      destructive
      title={copy.deleteTitle}
      confirmLabel={copy.delete}
      cancelLabel={copy.cancel}
      onConfirm={actions.onDelete}
      onCancel={actions.onCancel}
    >
      {dialog?.kind === 'delete' && copy.deleteText(dialog.name)}
    </ConfirmDialog>
  </>
);
