import { useId, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { TextField } from '#/components/TextField/TextField';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';

const copy = searchCopy.dialogs;

type SaveFormProps = {
  readonly id: string;
  readonly name: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onSave: (name: string) => void;
};

/** An emptied name gives back the one that was offered. */
const SaveForm = ({ id, name, input, onSave }: SaveFormProps) => {
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(typed.trim() === '' ? name : typed.trim());
  };
  return (
    <form id={id} onSubmit={submit}>
      <TextField
        ref={input}
        label={copy.save.label}
        value={typed}
        onChange={setTyped}
        maxLength={120}
        onFocus={(event) => event.target.select()}
      />
    </form>
  );
};

type SaveSearchDialogProps = {
  /** The name that is offered. */
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
};

/** Names a search before it is kept. */
export const SaveSearchDialog = ({ name, onSave, onCancel }: SaveSearchDialogProps) => {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      size="small"
      title={copy.save.title}
      closeLabel={copy.close}
      onClose={onCancel}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onCancel}>{copy.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {copy.save.confirm}
          </Button>
        </>
      }
    >
      <SaveForm id={formId} name={name} input={input} onSave={onSave} />
    </Dialog>
  );
};
