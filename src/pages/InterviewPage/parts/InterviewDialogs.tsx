import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { VoiceNotice } from '#/modules/Dictation/VoiceNotice';
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
        <VoiceNotice
          place={dialog.place}
          onAccept={actions.onConfirm}
          onRefuse={actions.onCancel}
        />
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
