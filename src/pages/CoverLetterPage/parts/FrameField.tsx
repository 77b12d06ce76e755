import { InlineEdit } from '#/components/InlineEdit/InlineEdit';
import { frameText } from '#/domain/letters/letterDraft';
import type { FrameField as Field, LetterContent } from '#/domain/letters/letterDraft';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const { frame: copy, paragraph } = letterCopy;

type FrameFieldProps = {
  readonly field: Field;
  readonly content: LetterContent;
  /** Absent where nothing can be changed. */
  readonly onFrame: ((field: Field, text: string) => void) | null;
};

/** A line around the letter, corrected in its place. */
export const FrameField = ({ field, content, onFrame }: FrameFieldProps) => {
  const text = frameText(content, field);
  if (onFrame === null) return <span className={styles.lines}>{text}</span>;
  return (
    <span className={styles.lines}>
      <InlineEdit
        value={text}
        onSave={(next) => onFrame(field, next)}
        label={copy.labels[field]}
        editLabel={copy.edit(copy.labels[field])}
        saveLabel={paragraph.save}
        cancelLabel={paragraph.cancel}
        emptyLabel={copy.empty[field]}
        multiline={field === 'sender' || field === 'recipient'}
      />
    </span>
  );
};
