import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Quote } from '#/components/Quote/Quote';
import { TextArea } from '#/components/TextArea/TextArea';
import type { LetterSource, ParagraphRole } from '#/domain/letters/letter';
import { paragraphText } from '#/domain/letters/letterDraft';
import type { DraftParagraph } from '#/domain/letters/letterDraft';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterActions,
  ParagraphRewording,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { ParagraphTools } from '#/pages/CoverLetterPage/parts/ParagraphTools';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';
import { screenOnly } from '#/styles/printed.css';

type ParagraphEditorProps = {
  readonly role: ParagraphRole;
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** A paragraph in the user's hands. Ctrl or Cmd with Enter saves, Escape gives up. */
const ParagraphEditor = ({ role, text, onSave, onCancel }: ParagraphEditorProps) => {
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

const ORIGIN = { cv: 'cv', profile: 'cv', offer: 'offer', you: 'other' } as const;

const keyOf = ({ from, where, quote }: LetterSource): string => `${from} ${where ?? ''} ${quote}`;

/** Each sentence with the lines it comes from. */
const Evidence = ({ paragraph }: { readonly paragraph: DraftParagraph }) => (
  <div className={styles.evidence}>
    {paragraph.sentences
      .filter(({ sources }) => sources.length > 0)
      .map(({ text, sources }) => (
        <div key={text} className={styles.claim}>
          <p className={styles.claimWords}>{text}</p>
          {sources
            .filter(({ quote }) => quote !== '')
            .map((source) => (
              <Quote key={keyOf(source)} from={ORIGIN[source.from]} place={copy.place(source)}>
                {copy.quoted(source.quote)}
              </Quote>
            ))}
        </div>
      ))}
  </div>
);

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
