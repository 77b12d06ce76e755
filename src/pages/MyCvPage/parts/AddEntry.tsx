import { Plus } from 'lucide-react';
import { useState } from 'react';
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

/** Adds what the reader missed, by its name. */
export const AddEntry = ({ label, placeholder, onAdd }: AddEntryProps) => {
  const [draft, setDraft] = useState('');
  const value = draft.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (value === '') return;
    onAdd(value);
    setDraft('');
  };
  return (
    <form className={styles.addEntry} onSubmit={submit}>
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
