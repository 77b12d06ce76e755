import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { TextArea } from '#/components/TextArea/TextArea';
import type { ParagraphRole } from '#/domain/letters/letter';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const copy = letterCopy.paragraph;

type ParagraphEditorProps = {
  readonly role: ParagraphRole;
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** A paragraph in the user's hands. Ctrl or Cmd with Enter saves, Escape gives up. */
export const ParagraphEditor = ({ role, text, onSave, onCancel }: ParagraphEditorProps) => {
  const [draft, setDraft] = useState(text);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus();
  }, []);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSave(draft.trim());
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave(draft.trim());
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={handleSubmit}>
      <TextArea
        label={copy.roles[role]}
        value={draft}
        onChange={setDraft}
        onKeyDown={handleKeyDown}
        rows={8}
      />
      <div className={styles.tools}>
        <Button type="submit" variant="primary">
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
};
