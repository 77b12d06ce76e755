import { useId, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { TextField } from '#/components/TextField/TextField';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type { LetterDialogActions } from '#/pages/CoverLetterPage/CoverLetterPage.state';

const copy = letterCopy.dialogs;

type RenameDialogProps = { readonly name: string; readonly actions: LetterDialogActions };

/** Gives a letter another name. */
export const RenameDialog = ({ name, actions }: RenameDialogProps) => {
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
