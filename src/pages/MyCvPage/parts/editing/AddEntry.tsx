import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { TextField } from '#/components/TextField/TextField';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type AddEntryProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly onAdd: (value: string) => void;
};

/** Adds what the reader missed, by its name. The field comes on demand and then stays, for what comes next. */
export const AddEntry = ({ label, placeholder, onAdd }: AddEntryProps) => {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus();
  }, [open]);
  const value = draft.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (value === '') return;
    onAdd(value);
    setDraft('');
  };
  if (!open) {
    return (
      <Button
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
      />
      <Button type="submit" icon={Plus} disabled={value === ''}>
        {copy.fields.add}
      </Button>
    </form>
  );
};
