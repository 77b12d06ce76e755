import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Check, RefreshCw } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { textModelCopy } from '#/copy/textModel.copy';
import { proposalCopy as copy } from '#/modules/TextModelProposal/TextModelProposal.copy';
import type { Proposal, Reworded } from '#/usecases/textmodel/proposalOf';

import * as styles from '#/modules/TextModelProposal/TextModelProposal.css';
import { screenOnly } from '#/styles/printed.css';

type TextModelProposalProps = {
  readonly proposal: Proposal;
  readonly onAgain: () => void;
  readonly onAccept: () => void;
  /** Stops it, or leaves it: the original stands. */
  readonly onDiscard: () => void;
};

type DoneProps = Omit<TextModelProposalProps, 'proposal'> & { readonly reworded: Reworded };

const Done = ({ reworded: { text, by, newFacts }, onAgain, onAccept, onDiscard }: DoneProps) => (
  <>
    <p className={styles.text}>{text}</p>
    {newFacts.length > 0 ? (
      <Callout tone="caution" title={copy.newFacts.title(newFacts.length)}>
        <ul className={styles.facts}>
          {newFacts.map((fact) => (
            <li key={fact.text}>{copy.newFacts.fact(fact)}</li>
          ))}
        </ul>
        {copy.newFacts.text}
      </Callout>
    ) : (
      <Text size="s" tone="muted">
        {copy.noNewFact}
      </Text>
    )}
    <Text size="s" tone="muted">
      {copy.by(by)}
    </Text>
    <div className={styles.actions}>
      <Button size="small" icon={Check} onClick={onAccept}>
        {copy.accept}
      </Button>
      <Button size="small" variant="quiet" onClick={onDiscard}>
        {copy.discard}
      </Button>
      <Button size="small" variant="quiet" icon={RefreshCw} onClick={onAgain}>
        {copy.again}
      </Button>
    </div>
  </>
);

/** Other words for the text beside it, from a connected model: to be taken or left, with what they add in sight. */
export const TextModelProposal = ({ proposal, ...actions }: TextModelProposalProps) => {
  if (proposal.status === 'failed') {
    const problem = textModelCopy.problems[proposal.problem];
    return (
      <div className={screenOnly}>
        <Callout
          tone="caution"
          announced
          title={problem.title}
          actions={
            <>
              <Button size="small" onClick={actions.onAgain}>
                {textModelCopy.retry}
              </Button>
              <Button size="small" variant="quiet" onClick={actions.onDiscard}>
                {copy.close}
              </Button>
            </>
          }
        >
          {problem.text}
        </Callout>
      </div>
    );
  }
  const running = proposal.status === 'running';
  return (
    <section
      className={`${styles.proposal} ${screenOnly}`}
      aria-label={copy.title}
      aria-busy={running}
    >
      <output className={styles.title}>{running ? copy.running : copy.title}</output>
      {running ? (
        <>
          {proposal.text !== '' && <p className={styles.text}>{proposal.text}</p>}
          <div className={styles.actions}>
            <Button size="small" onClick={actions.onDiscard}>
              {copy.stop}
            </Button>
          </div>
        </>
      ) : (
        <Done reworded={proposal} {...actions} />
      )}
    </section>
  );
};
