import { Suspense, useRef } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Sparkles, Undo2 } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Text } from '#/components/Text/Text';
import type { AnswerShape } from '#/domain/interview/interview';
import { OUTLINE_INTRO, OUTLINE_LABELS, OUTLINE_SOURCES } from '#/domain/interview/outline.fr';
import type { OutlineLine } from '#/domain/interview/outlineLines';
import { proposalCopy } from '#/modules/TextModelProposal/TextModelProposal.copy';
import type { OutlineRewording } from '#/pages/InterviewPage/InterviewPage.state';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import type { Reworded } from '#/usecases/textmodel/proposalOf';

import * as styles from '#/pages/InterviewPage/InterviewReview.css';

// Few interviews meet a model.
const TextModelProposal = lazyComponent(
  async () => (await import('#/modules/TextModelProposal/TextModelProposal')).TextModelProposal,
);

/** Asks the connected model for the plan in other words, shows them, and takes them back. */
const OutlineRewordingTools = ({ rewording }: { readonly rewording: OutlineRewording }) => {
  const { proposal, taken, onAsk, onAccept, onDiscard, onRestore } = rewording;
  const ask = useRef<HTMLButtonElement>(null);
  /** What closes the proposal gives the focus back to where it was asked for. */
  const leaving = (act: () => void) => () => {
    act();
    ask.current?.focus();
  };
  return (
    <>
      <div className={styles.outlineTools}>
        <Button
          ref={ask}
          size="small"
          variant="quiet"
          icon={Sparkles}
          busy={proposal?.status === 'running'}
          onClick={onAsk}
        >
          {proposalCopy.ask}
        </Button>
        {taken !== null && (
          <Button size="small" variant="quiet" icon={Undo2} onClick={leaving(onRestore)}>
            {reportCopy.outline.restore}
          </Button>
        )}
      </div>
      {proposal !== null && (
        <Suspense fallback={null}>
          <TextModelProposal
            proposal={proposal}
            onAgain={onAsk}
            onAccept={leaving(onAccept)}
            onDiscard={leaving(onDiscard)}
          />
        </Suspense>
      )}
    </>
  );
};

const copy = reportCopy.outline;

const Lines = ({ lines }: { readonly lines: readonly OutlineLine[] }) => (
  <dl className={styles.outline}>
    {lines.map(({ label, source, text, note }) => (
      <div key={`${label} ${text}`} className={styles.outlineLine}>
        <dt className={styles.outlineLabel}>{OUTLINE_LABELS[label]}</dt>
        <dd className={styles.outlineText} data-source={source}>
          {text}
          <span className={styles.outlineSource}>
            {[OUTLINE_SOURCES[source], note].filter(Boolean).join(' \u00b7 ')}
          </span>
        </dd>
      </div>
    ))}
  </dl>
);

/** The plan in the words of a model: who wrote it, and what it added. */
const InOtherWords = ({ reworded: { text, by, newFacts } }: { readonly reworded: Reworded }) => (
  <div className={styles.outlineText}>
    <p className={styles.answerText}>{text}</p>
    <span className={styles.outlineSource}>{proposalCopy.by(by)}</span>
    {newFacts.length > 0 && (
      <Text size="s" tone="muted">
        {proposalCopy.newFacts.toCheck(newFacts)}
      </Text>
    )}
  </div>
);

type OutlinePanelProps = {
  readonly shape: AnswerShape;
  readonly lines: readonly OutlineLine[];
  /** Null where no model is connected. */
  readonly rewording: OutlineRewording | null;
  readonly open: boolean;
};

/** A plan for the answer: lines of the CV and of the offer as they stand, and blanks. */
export const OutlinePanel = ({ shape, lines, rewording, open }: OutlinePanelProps) => {
  const taken = rewording?.taken ?? null;
  return (
    <Card look="outlined" padding="medium">
      <Disclosure
        summary={lines.some(({ source }) => source === 'cv') ? copy.titleFromCv : copy.title}
        defaultOpen={open}
      >
        <div className={styles.outline}>
          <Text size="s" tone="muted">
            {OUTLINE_INTRO[shape]} {copy.note}
          </Text>
          {taken === null ? <Lines lines={lines} /> : <InOtherWords reworded={taken} />}
          {rewording !== null && <OutlineRewordingTools rewording={rewording} />}
        </div>
      </Disclosure>
    </Card>
  );
};
