import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { TextModelConsent } from '#/modules/TextModelConsent/TextModelConsent';
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

/** Renaming, deleting, attaching, sending to a model: one at a time. */
export const LetterDialogs = ({ dialog, actions }: LetterDialogsProps) => (
  <>
    {dialog?.kind === 'rename' && <RenameDialog name={dialog.name} actions={actions} />}
    {dialog?.kind === 'attach' && (
      <AttachDialog applications={dialog.applications} actions={actions} />
    )}
    {dialog?.kind === 'consent' && (
      <TextModelConsent asked={dialog} onAccept={actions.onSend} onRefuse={actions.onCancel} />
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
