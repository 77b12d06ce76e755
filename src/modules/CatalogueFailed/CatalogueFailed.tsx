import { Button } from '#/components/Button/Button';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { catalogueFailed as copy } from '#/copy/catalogueProblems.copy';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';

type CatalogueFailedProps = {
  readonly problem: CatalogueProblem;
  /** Level of its title on the screen. */
  readonly level?: 2 | 3;
  readonly onRetry: () => void;
};

/** Why there are no offers, in the place where they would stand, and the way to try again. */
export const CatalogueFailed = ({ problem, level = 2, onRetry }: CatalogueFailedProps) => (
  <div role="alert">
    <EmptyState
      level={level}
      drawing={<UnreadableDrawing />}
      title={copy.title}
      text={copy.problems[problem]}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    />
  </div>
);
