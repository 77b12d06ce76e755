import { Button } from '#/components/Button/Button';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { matchProblems } from '#/copy/matchProblems.copy';
import type { MatchProblem as Problem } from '#/domain/matching/report';
import { matchCopy as copy } from '#/pages/MatchPage/MatchPage.copy';
import { isLinkOnly } from '#/pages/MatchPage/MatchPage.state';

type MatchProblemProps = {
  readonly problem: Problem;
  readonly offerText: string;
  readonly onEditOffer: () => void;
  readonly onRetry: () => void;
};

/** No score, why, and what to do; the text of the offer is kept. */
export const MatchProblem = ({ problem, offerText, onEditOffer, onRetry }: MatchProblemProps) => {
  const { title, text, edit } =
    problem === 'tooLittle' && isLinkOnly(offerText)
      ? copy.linkOnly
      : matchProblems[problem].result;
  return (
    <div role="alert">
      <EmptyState
        drawing={problem === 'failed' ? <UnreadableDrawing /> : <NoOfferDrawing />}
        title={title}
        text={text}
        actions={
          problem === 'failed' ? (
            <>
              <Button variant="primary" onClick={onRetry}>
                {copy.retry}
              </Button>
              <Button onClick={onEditOffer}>{edit}</Button>
            </>
          ) : (
            <Button variant="primary" onClick={onEditOffer}>
              {edit}
            </Button>
          )
        }
      />
    </div>
  );
};
