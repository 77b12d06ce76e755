import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { lazyComponent } from '#/components/loading/lazyComponent';
import type { Day } from '#/domain/applications/days';
import type { JobRead } from '#/domain/dossier/jobOf';
import { NoteApplication } from '#/modules/NoteApplication/NoteApplication';
import { attachmentsCopy } from '#/pages/DossierPage/DossierAttachments.copy';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierDialog, DossierDialogActions } from '#/pages/DossierPage/DossierPage.state';

// What writes the messages comes with them.
const FollowUpDialog = lazyComponent(
  async () => (await import('#/pages/DossierPage/parts/FollowUpDialog')).FollowUpDialog,
);

const PersonDialog = lazyComponent(
  async () => (await import('#/pages/DossierPage/parts/PersonDialog')).PersonDialog,
);

const copy = dossierCopy.dialogs;

type DossierDialogsProps = {
  readonly dialog: DossierDialog;
  readonly job: JobRead;
  readonly today: Day;
  readonly actions: DossierDialogActions;
};

/** What opens over a dossier: at most one at a time. */
export const DossierDialogs = ({ dialog, job, today, actions }: DossierDialogsProps) => {
  switch (dialog.kind) {
    case 'note':
      return (
        <NoteApplication
          job={[job.title, job.company].filter((words) => words !== '').join(', ')}
          today={today}
          cvName={dialog.cvName}
          letters={dialog.letters}
          keepsCv={dialog.keepsCv}
          onNote={actions.onNote}
          onCancel={actions.onCancel}
        />
      );
    case 'followUp':
      return <FollowUpDialog dialog={dialog} actions={actions} />;
    case 'person':
      return <PersonDialog actions={actions} />;
    case 'removePerson': {
      const { person } = dialog;
      return (
        <ConfirmDialog
          open
          destructive
          title={copy.removePerson.title(person.contact.name)}
          confirmLabel={copy.removePerson.confirm}
          cancelLabel={copy.cancel}
          onConfirm={() => actions.onRemovePerson(person)}
          onCancel={actions.onCancel}
        >
          {copy.removePerson.text}
        </ConfirmDialog>
      );
    }
    case 'removeFile': {
      const { attachment } = dialog;
      return (
        <ConfirmDialog
          open
          destructive
          title={attachmentsCopy.dialog.title(attachment.name)}
          confirmLabel={attachmentsCopy.dialog.confirm}
          cancelLabel={copy.cancel}
          onConfirm={() => actions.onRemoveFile(attachment)}
          onCancel={actions.onCancel}
        >
          {attachmentsCopy.dialog.text}
        </ConfirmDialog>
      );
    }
    case 'remove':
      return (
        <ConfirmDialog
          open
          destructive
          title={copy.remove.title}
          confirmLabel={copy.remove.confirm}
          cancelLabel={copy.cancel}
          onConfirm={actions.onRemove}
          onCancel={actions.onCancel}
        >
          {copy.remove.text}
        </ConfirmDialog>
      );
  }
};
