import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { TextModelConsent } from '#/modules/TextModelConsent/TextModelConsent';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';
import type {
  AssistantDialog,
  AssistantDialogActions,
} from '#/pages/AssistantPage/AssistantPage.state';

const copy = assistantCopy.eraseDialog;

type AssistantDialogsProps = {
  readonly dialog: AssistantDialog;
  readonly actions: AssistantDialogActions;
};

/** What asks before acting. */
export const AssistantDialogs = ({ dialog, actions }: AssistantDialogsProps) => {
  switch (dialog.kind) {
    case 'erase':
      return (
        <ConfirmDialog
          open
          destructive
          title={copy.title}
          confirmLabel={copy.confirm}
          cancelLabel={copy.cancel}
          onConfirm={actions.onConfirm}
          onCancel={actions.onCancel}
        >
          {copy.text}
        </ConfirmDialog>
      );
    case 'consent':
      return (
        <TextModelConsent asked={dialog} onAccept={actions.onConfirm} onRefuse={actions.onCancel} />
      );
  }
};
