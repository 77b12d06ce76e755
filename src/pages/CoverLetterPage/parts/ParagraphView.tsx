import { Suspense, useEffect, useId, useRef, useState } from 'react';

import { lazyComponent } from '#/components/loading/lazyComponent';
import { paragraphText } from '#/domain/letters/letterDraft';
import type { DraftParagraph } from '#/domain/letters/letterDraft';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterActions,
  ParagraphRewording,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { Evidence } from '#/pages/CoverLetterPage/parts/Evidence';
import { ParagraphEditor } from '#/pages/CoverLetterPage/parts/ParagraphEditor';
import { ParagraphTools } from '#/pages/CoverLetterPage/parts/ParagraphTools';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';
import { screenOnly } from '#/styles/printed.css';

const copy = letterCopy.paragraph;

// Few letters meet a model.
const TextModelProposal = lazyComponent(
  async () => (await import('#/modules/TextModelProposal/TextModelProposal')).TextModelProposal,
);

type ParagraphViewProps = {
  readonly paragraph: DraftParagraph;
  readonly actions: Pick<LetterActions, 'onRewrite' | 'onRegenerateParagraph'>;
  /** Null where no model is connected. */
  readonly rewording: ParagraphRewording | null;
  /** Open at first, for pictures. */
  readonly evidenceOpen: boolean;
};

/** A paragraph, with what can be done to it: rewrite it, have another version, see where it comes from. */
export const ParagraphView = ({
  paragraph,
  actions,
  rewording,
  evidenceOpen,
}: ParagraphViewProps) => {
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(evidenceOpen);
  const edit = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  const evidenceId = useId();
  const { role, edited } = paragraph;
  const text = paragraphText(paragraph);
  const proposal = rewording?.current?.role === role ? rewording.current.proposal : null;
  const sourced = paragraph.sentences.filter(({ sources }) => sources.length > 0).length;
  const hasEvidence = sourced > 0 && edited === null;
  // The focus goes back to where the correction began.
  useEffect(() => {
    if (!editing && hasEdited.current) edit.current?.focus();
    hasEdited.current = editing;
  }, [editing]);
  /** What closes the proposal gives the focus back to where it was asked for. */
  const leaving = (act: () => void) => () => {
    act();
    ask.current?.focus();
  };
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
      <ParagraphTools
        role={role}
        edited={edited !== null}
        editRef={edit}
        onEdit={() => setEditing(true)}
        onRegenerate={() => actions.onRegenerateParagraph(role)}
        model={
          rewording === null || text === ''
            ? null
            : {
                busy: proposal?.status === 'running',
                onAsk: () => rewording.onAsk(role),
              }
        }
        askRef={ask}
        evidence={
          hasEvidence
            ? { count: sourced, id: evidenceId, open, onToggle: () => setOpen(!open) }
            : null
        }
      />
      {rewording !== null && proposal !== null && (
        <Suspense fallback={null}>
          <TextModelProposal
            proposal={proposal}
            onAgain={() => rewording.onAsk(role)}
            onAccept={leaving(() => rewording.onAccept(role))}
            onDiscard={leaving(rewording.onDiscard)}
          />
        </Suspense>
      )}
      <div id={evidenceId} className={screenOnly} hidden={!open || !hasEvidence}>
        {open && hasEvidence && <Evidence paragraph={paragraph} />}
      </div>
    </section>
  );
};
