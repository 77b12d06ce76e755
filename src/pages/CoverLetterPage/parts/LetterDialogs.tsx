import { useId, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { VoiceNotice } from '#/modules/Dictation/VoiceNotice';
import { TextModelConsent } from '#/modules/TextModelConsent/TextModelConsent';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterDialog,
  LetterDialogActions,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';

type AttachDialogProps = {
  readonly applications: Extract<LetterDialog, { kind: 'attach' }>['applications'];
  readonly actions: LetterDialogActions;
};

/** Keeps the text of the letter with one of the user's applications. */
const AttachDialog = ({ applications, actions }: AttachDialogProps) => {
  const [chosen, setChosen] = useState(String(applications[0]?.id ?? ''));
  const none = applications.length === 0;
  return (
    <Dialog
      open
      onClose={actions.onCancel}
      title={copy.attachTitle}
      closeLabel={copy.close}
      size="small"
      footer={
        <>
          <Button onClick={actions.onCancel}>{copy.cancel}</Button>
          {!none && (
            <Button variant="primary" onClick={() => actions.onAttachTo(Number(chosen))}>
              {copy.attach}
            </Button>
          )}
        </>
      }
    >
      {none ? (
        <Stack>
          <Text>{copy.noApplication}</Text>
          <TextLink href={ADDRESSES.applications} standalone>
            {copy.toApplications}
          </TextLink>
        </Stack>
      ) : (
        <Stack>
          <Text>{copy.attachText}</Text>
          <NativeSelect
            label={copy.application}
            options={applications.map(({ id, label }) => ({ value: String(id), label }))}
            value={chosen}
            onChange={setChosen}
          />
        </Stack>
      )}
    </Dialog>
  );
};

type RenameDialogProps = { readonly name: string; readonly actions: LetterDialogActions };

/** Gives a letter another name. */
const RenameDialog = ({ name, actions }: RenameDialogProps) => {
  const [draft, setDraft] = useState(name);
  const id = useId();
  return (
    <Dialog
      open
      onClose={actions.onCancel}
      title={copy.renameTitle}
      closeLabel={copy.close}
      size="small"
      footer={
        <>
          <Button onClick={actions.onCancel}>{copy.cancel}</Button>
          <Button type="submit" form={id} variant="primary" disabled={draft.trim() === ''}>
            {copy.rename}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.trim() !== '') actions.onRename(draft.trim());
        }}
      >
        <TextField label={copy.name} value={draft} onChange={setDraft} autoComplete="off" />
      </form>
    </Dialog>
  );
};

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
    case 'voiceNotice':
      return (
        <VoiceNotice place={dialog.place} onAccept={actions.onVoice} onRefuse={actions.onCancel} />
      );
    case 'consent':
      return (
        <TextModelConsent asked={dialog} onAccept={actions.onSend} onRefuse={actions.onCancel} />
      );
  }
};
