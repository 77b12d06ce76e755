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
  readonly dialog: InterviewDialog;
  readonly actions: InterviewDialogActions;
};

/** Where the sound goes, before the first dictation; what goes to a model; the deletion of an interview. */
export const InterviewDialogs = ({ dialog, actions }: InterviewDialogsProps) => {
  switch (dialog.kind) {
    case 'voiceNotice':
      return (
        <Dialog
          open
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
            <Text>{copy.voice[dialog.place]}</Text>
            <Text>{copy.voice.typing}</Text>
          </Stack>
        </Dialog>
      );
    case 'consent':
      return (
        <TextModelConsent asked={dialog} onAccept={actions.onConfirm} onRefuse={actions.onCancel} />
      );
    case 'delete':
      return (
        <ConfirmDialog
          open
          destructive
          title={copy.remove.title}
          confirmLabel={copy.remove.confirm}
          cancelLabel={copy.remove.cancel}
          onConfirm={actions.onConfirm}
          onCancel={actions.onCancel}
        >
          {copy.remove.text(dialog.title)}
        </ConfirmDialog>
      );
  }
};
