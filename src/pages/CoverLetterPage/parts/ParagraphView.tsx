import { Pencil, RefreshCw, ScrollText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { paragraphText } from '#/domain/letters/draft';
import type { DraftParagraph } from '#/domain/letters/draft';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type { LetterActions } from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { Evidence } from '#/pages/CoverLetterPage/parts/Evidence';
import { ParagraphEditor } from '#/pages/CoverLetterPage/parts/ParagraphEditor';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';
import { screenOnly } from '#/styles/printed.css';

const copy = letterCopy.paragraph;

type ParagraphViewProps = {
  readonly paragraph: DraftParagraph;
  readonly actions: Pick<LetterActions, 'onRewrite' | 'onRegenerateParagraph'>;
  /** Open at first, for pictures. */
  readonly evidenceOpen: boolean;
};

/** A paragraph, with what can be done to it: rewrite it, have another version, see where it comes from. */
export const ParagraphView = ({ paragraph, actions, evidenceOpen }: ParagraphViewProps) => {
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(evidenceOpen);
  const edit = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  const evidenceId = useId();
  const { role, edited } = paragraph;
  const text = paragraphText(paragraph);
  const sourced = paragraph.sentences.filter(({ sources }) => sources.length > 0).length;
  // The focus goes back to where the correction began.
  useEffect(() => {
    if (!editing && hasEdited.current) edit.current?.focus();
    hasEdited.current = editing;
  }, [editing]);
  if (editing) {
    return (
      <ParagraphEditor
        role={role}
        text={text}
        onSave={(next) => {
          if (next !== text) actions.onRewrite(role, next);
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <section className={styles.paragraph} aria-label={copy.roles[role]}>
      <p className={styles.words}>{text === '' ? copy.empty : text}</p>
      <div className={`${styles.paragraphTools} ${screenOnly}`}>
        <Button
          ref={edit}
          variant="quiet"
          size="small"
          icon={Pencil}
          aria-label={copy.editOf(role)}
          onClick={() => setEditing(true)}
        >
          {copy.edit}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={RefreshCw}
          aria-label={copy.rephraseOf(role)}
          onClick={() => actions.onRegenerateParagraph(role)}
        >
          {copy.rephrase}
        </Button>
        {sourced > 0 && edited === null && (
          <Button
            variant="quiet"
            size="small"
            icon={ScrollText}
            aria-expanded={open}
            aria-controls={evidenceId}
            onClick={() => setOpen(!open)}
          >
            {copy.evidence(sourced)}
          </Button>
        )}
        {edited !== null && <Badge size="small">{copy.edited}</Badge>}
      </div>
      <div id={evidenceId} className={screenOnly} hidden={!open || edited !== null}>
        {open && edited === null && <Evidence paragraph={paragraph} />}
      </div>
    </section>
  );
};
