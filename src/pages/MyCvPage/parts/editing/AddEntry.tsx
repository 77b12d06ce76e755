import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Plus } from '#/components/Icon/iconPaths';
import { TextField } from '#/components/TextField/TextField';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type AddEntryProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly onAdd: (value: string) => void;
};

/** Adds what the reader missed, by its name. The field comes on demand and then stays, for what comes next; Escape puts it away. */
export const AddEntry = ({ label, placeholder, onAdd }: AddEntryProps) => {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const putAway = useRef(false);
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus();
    else if (putAway.current) button.current?.focus();
  }, [open]);
  const value = draft.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (value === '') return;
    onAdd(value);
    setDraft('');
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    putAway.current = true;
    setDraft('');
    setOpen(false);
  };
  if (!open) {
    return (
      <Button
        ref={button}
        size="small"
        variant="quiet"
        icon={Plus}
        className={styles.openEntry}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <form ref={form} className={styles.addEntry} onSubmit={submit}>
      <TextField
        label={label}
        value={draft}
        onChange={setDraft}
        placeholder={placeholder}
        autoComplete="off"
        onKeyDown={onKeyDown}
      />
      <Button type="submit" icon={Plus} disabled={value === ''}>
        {copy.fields.add}
      </Button>
    </form>
  );
};
