import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { TextModelConsent } from '#/modules/TextModelConsent/TextModelConsent';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';
import type {
  AssistantDialog,
  AssistantDialogActions,
} from '#/pages/AssistantPage/AssistantPage.state';

const copy = assistantCopy.eraseDialog;

type AssistantDialogsProps = {
  readonly dialog: AssistantDialog | null;
  readonly actions: AssistantDialogActions;
};

/** What asks before acting. */
export const AssistantDialogs = ({ dialog, actions }: AssistantDialogsProps) => (
  <>
    <ConfirmDialog
      open={dialog?.kind === 'erase'}
      title={copy.title}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      destructive
      onConfirm={actions.onConfirm}
      onCancel={actions.onCancel}
    >
      {copy.text}
    </ConfirmDialog>
    <TextModelConsent
      asked={dialog?.kind === 'consent' ? dialog : null}
      onAccept={actions.onConfirm}
      onRefuse={actions.onCancel}
    />
  </>
);
