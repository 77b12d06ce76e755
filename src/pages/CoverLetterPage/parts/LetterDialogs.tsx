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
  readonly dialog: LetterDialog;
  readonly actions: LetterDialogActions;
};

/** What stands over the letters. */
export const LetterDialogs = ({ dialog, actions }: LetterDialogsProps) => {
  switch (dialog.kind) {
    case 'rename':
      return <RenameDialog name={dialog.name} actions={actions} />;
    case 'delete':
      return (
        <ConfirmDialog
          open
          destructive
          title={copy.deleteTitle}
          confirmLabel={copy.delete}
          cancelLabel={copy.cancel}
          onConfirm={actions.onDelete}
          onCancel={actions.onCancel}
        >
          {copy.deleteText(dialog.name)}
        </ConfirmDialog>
      );
    case 'attach':
      return <AttachDialog applications={dialog.applications} actions={actions} />;
    case 'consent':
      return (
        <TextModelConsent asked={dialog} onAccept={actions.onSend} onRefuse={actions.onCancel} />
      );
  }
};
