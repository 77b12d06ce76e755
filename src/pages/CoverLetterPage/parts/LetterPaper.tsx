import { InlineEdit } from '#/components/InlineEdit/InlineEdit';
import type { FrameField as Field, LetterContent } from '#/domain/letters/letterDraft';
import { frameText, paragraphText } from '#/domain/letters/letterDraft';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterActions,
  ParagraphRewording,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { ParagraphView } from '#/pages/CoverLetterPage/parts/ParagraphView';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';
import { paper } from '#/styles/printed.css';

const { frame: copy, paragraph } = letterCopy;

type FrameFieldProps = {
  readonly field: Field;
  readonly content: LetterContent;
  /** Absent where nothing can be changed. */
  readonly onFrame: ((field: Field, text: string) => void) | null;
};

/** A line around the letter, corrected in its place. */
const FrameField = ({ field, content, onFrame }: FrameFieldProps) => {
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

type LetterPaperProps = {
  readonly content: LetterContent;
  /** Null for a letter that cannot be changed. */
  readonly actions: LetterActions | null;
  readonly rewording: ParagraphRewording | null;
  readonly evidenceOpen: boolean;
};

/** The letter as it will be read: writer on the left, reader on the right, object, appeal, paragraphs, name. */
export const LetterPaper = ({ content, actions, rewording, evidenceOpen }: LetterPaperProps) => {
  const onFrame = actions?.onFrame ?? null;
  const field = (name: Field) => <FrameField field={name} content={content} onFrame={onFrame} />;
  const hasRecipient = content.frame.recipient.length > 0 || onFrame !== null;
  return (
    <article className={cx(paper, styles.sheet)} aria-label={letterCopy.letter.heading}>
      <div className={styles.addresses}>
        <div>{field('sender')}</div>
        {hasRecipient && <div className={styles.recipient}>{field('recipient')}</div>}
        <div className={styles.recipient}>{field('placeAndDate')}</div>
      </div>
      <div className={styles.object}>
        <span className={styles.strong}>{letterCopy.letter.object}</span>
        <div className={styles.objectWords}>{field('object')}</div>
      </div>
      <div>{field('appeal')}</div>
      {content.paragraphs.map((paragraph) =>
        actions === null ? (
          <p key={paragraph.role} className={styles.words}>
            {paragraphText(paragraph)}
          </p>
        ) : (
          <ParagraphView
            key={paragraph.role}
            paragraph={paragraph}
            actions={actions}
            rewording={rewording}
            evidenceOpen={evidenceOpen && paragraph.role === 'me'}
          />
        ),
      )}
      <div className={styles.signature}>{field('signature')}</div>
    </article>
  );
};
