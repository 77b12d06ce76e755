import { Button } from '#/components/Button/Button';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextModelConsent } from '#/modules/TextModelConsent/TextModelConsent';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import type {
  InterviewDialog,
  InterviewDialogActions,
} from '#/pages/InterviewPage/InterviewPage.state';

const copy = interviewCopy.dialogs;

type InterviewDialogsProps = {
  readonly dialog: InterviewDialog | null;
  readonly actions: InterviewDialogActions;
};

/** Where the sound goes, before the first dictation; what goes to a model; the deletion of an interview. */
export const InterviewDialogs = ({ dialog, actions }: InterviewDialogsProps) => (
  <>
    <Dialog
      open={dialog?.kind === 'voiceNotice'}
      onClose={actions.onCancel}
      title={copy.voice.title}
      closeLabel={copy.close}
      size="small"
      footer={
        <>
          <Button onClick={actions.onCancel}>{copy.voice.cancel}</Button>
          <Button variant="primary" onClick={actions.onConfirm}>
            {copy.voice.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{dialog?.kind === 'voiceNotice' ? copy.voice[dialog.place] : null}</Text>
        <Text>{copy.voice.typing}</Text>
      </Stack>
    </Dialog>
    {dialog?.kind === 'consent' && (
      <TextModelConsent asked={dialog} onAccept={actions.onConfirm} onRefuse={actions.onCancel} />
    )}
    <ConfirmDialog
      open={dialog?.kind === 'delete'}
      title={copy.remove.title}
      confirmLabel={copy.remove.confirm}
      cancelLabel={copy.remove.cancel}
      destructive
      onConfirm={actions.onConfirm}
      onCancel={actions.onCancel}
    >
      {dialog?.kind === 'delete' ? copy.remove.text(dialog.title) : null}
    </ConfirmDialog>
  </>
);
