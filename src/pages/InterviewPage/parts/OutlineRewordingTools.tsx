import { Sparkles, Undo2 } from 'lucide-react';
import { Suspense, useRef } from 'react';

import { Button } from '#/components/Button/Button';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { proposalCopy } from '#/modules/TextModelProposal/TextModelProposal.copy';
import type { OutlineRewording } from '#/pages/InterviewPage/InterviewPage.state';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';

import * as styles from '#/pages/InterviewPage/Review.css';

// Few interviews meet a model.
const TextModelProposal = lazyComponent(
  async () => (await import('#/modules/TextModelProposal/TextModelProposal')).TextModelProposal,
);

/** Asks the connected model for the plan in other words, shows them, and takes them back. */
export const OutlineRewordingTools = ({ rewording }: { readonly rewording: OutlineRewording }) => {
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
