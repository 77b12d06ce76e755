import { Button } from '#/components/Button/Button';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { matchCopy as copy } from '#/pages/MatchPage/MatchPage.copy';

type MatchProblemProps = {
  readonly problem: 'tooLittle' | 'linkOnly' | 'failed';
  readonly onEditOffer: () => void;
  readonly onRetry: () => void;
};

/** No score, why, and what to do; the text of the offer is kept. */
export const MatchProblem = ({ problem, onEditOffer, onRetry }: MatchProblemProps) => (
  <div role="alert">
    <EmptyState
      drawing={problem === 'failed' ? <UnreadableDrawing /> : <NoOfferDrawing />}
      title={copy[problem].title}
      text={copy[problem].text}
      actions={
        problem === 'failed' ? (
          <>
            <Button variant="primary" onClick={onRetry}>
              {copy.failed.retry}
            </Button>
            <Button onClick={onEditOffer}>{copy.failed.edit}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={onEditOffer}>
            {copy[problem].edit}
          </Button>
        )
      }
    />
  </div>
);
