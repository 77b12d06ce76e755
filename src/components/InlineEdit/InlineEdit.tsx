import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { EditButton } from '#/components/InlineEdit/EditButton';
import { isGivenUp } from '#/components/InlineEdit/isGivenUp';
import { cx } from '#/styles/cx';

import { area, control } from '#/components/Field/Field.css';
import * as styles from '#/components/InlineEdit/InlineEdit.css';

type InlineEditProps = {
  /** The text as it stands; empty where there is none. */
  readonly value: string;
  /** Called with the trimmed text, only where it changed, and the value that the correction began from. False where it could not be kept: what was typed stays open. */
  readonly onSave: (value: string, from: string) => boolean | void;
  /** Name of the field, for the input. */
  readonly label: string;
  /** What pressing the value does, announced after it. */
  readonly editLabel: string;
  /** Name of the button that saves. */
  readonly saveLabel: string;
  /** Name of the button that gives up. */
  readonly cancelLabel: string;
  /** Stands where there is no value. */
  readonly emptyLabel: string;
  /** Several lines: Enter then starts a new one. */
  readonly multiline?: boolean;
  /** Open at first, for pictures. */
  readonly defaultEditing?: boolean;
};

/** Text corrected in its place. Enter saves (with Ctrl or Cmd where there are several lines), Escape gives up. */
export const InlineEdit = ({
  value,
  onSave,
  label,
  editLabel,
  saveLabel,
  cancelLabel,
  emptyLabel,
  multiline = false,
  defaultEditing = false,
}: InlineEditProps) => {
  const [draft, setDraft] = useState<string | null>(defaultEditing ? value : null);
  const [from, setFrom] = useState(value);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hasEdited = useRef(false);
  const editing = draft !== null;

  // The focus follows the user's own change of mode, never the first picture.
  useEffect(() => {
    if (editing && hasEdited.current) field.current?.select();
    else if (hasEdited.current) button.current?.focus();
  }, [editing]);

  const turn = (next: string | null): void => {
    hasEdited.current = true;
    setFrom(value);
    setDraft(next);
  };
  const save = (): void => {
    const text = (draft ?? '').trim();
    if (text !== value && onSave(text, from) === false) return;
    turn(null);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    save();
  };
  const giveUpOnEscape = (event: KeyboardEvent): void => {
    if (isGivenUp(event)) turn(null);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    giveUpOnEscape(event);
    if (multiline && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };

  if (!editing) {
    return (
      <EditButton
        ref={button}
        value={value || emptyLabel}
        absent={!value}
        editLabel={editLabel}
        onClick={() => turn(value)}
      />
    );
  }
  const shared = {
    ref: field,
    value: draft,
    'aria-label': label,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setDraft(event.target.value),
    onKeyDown: handleKeyDown,
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.controls}>
        {multiline ? (
          <textarea {...shared} rows={4} className={cx(control, area)} />
        ) : (
          <input {...shared} type="text" className={control} />
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" onKeyDown={giveUpOnEscape}>
            {saveLabel}
          </Button>
          <Button variant="quiet" onClick={() => turn(null)} onKeyDown={giveUpOnEscape}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </form>
  );
};
