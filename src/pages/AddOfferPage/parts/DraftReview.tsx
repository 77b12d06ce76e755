import { Check, Copy, Replace } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { canBeSaved } from '#/domain/offers/intake/draft';
import type { DraftFieldName } from '#/domain/offers/intake/draft';
import { addOfferCopy as copy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import { DraftFields } from '#/pages/AddOfferPage/parts/DraftFields';
import { KeptText } from '#/pages/AddOfferPage/parts/KeptText';
import { PostingChoice } from '#/pages/AddOfferPage/parts/PostingChoice';
import { ReviewHead } from '#/pages/AddOfferPage/parts/ReviewHead';
import type { Review, SaveChoice } from '#/usecases/offers/addOfferReducer';
import type { Correction } from '#/usecases/offers/addOfferReducer';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';
import * as styles from '#/pages/AddOfferPage/parts/DraftReview.css';

/** What can be done with a posting that was read. */
export type ReviewActions = {
  /** Checks another posting of the page, by its place. */
  readonly onChoose: (chosen: number) => void;
  readonly onCorrect: (correction: Correction) => void;
  /** Says that a doubtful field is right as it stands. */
  readonly onConfirm: (name: DraftFieldName) => void;
  readonly onTextCorrect: (text: string) => void;
  readonly onAddressCorrect: (address: string) => void;
  readonly onSave: (choice: SaveChoice) => void;
  /** Gives it up and goes back to what was pasted. */
  readonly onBack: () => void;
};

type DraftReviewProps = ReviewActions & {
  readonly review: Review;
  /** ISO day. */
  readonly today: string;
  readonly duplicateHref: string | null;
  readonly textEditing: boolean;
};

/** The posting as read: checked, corrected, then kept. */
export const DraftReview = ({
  review,
  today,
  duplicateHref,
  textEditing,
  ...actions
}: DraftReviewProps) => {
  const { draft, page, duplicate, notSaved, way } = review;
  const blocked = !canBeSaved(draft);
  return (
    <div className={shared.stack}>
      <ReviewHead review={review} today={today} duplicateHref={duplicateHref} />
      {page !== null && <PostingChoice page={page} onChoose={actions.onChoose} />}
      {/* Fields hold what is being typed: another posting has its own. */}
      <div key={page?.chosen ?? 0} className={styles.review}>
        <Card as="section" padding="medium">
          <DraftFields
            draft={draft}
            onCorrect={actions.onCorrect}
            onConfirm={actions.onConfirm}
            onAddressCorrect={actions.onAddressCorrect}
          />
        </Card>
        <KeptText draft={draft} onCorrect={actions.onTextCorrect} defaultEditing={textEditing} />
      </div>
      <div className={styles.foot} data-sticky>
        {notSaved !== null && (
          <Callout tone="critical" title={copy.notSaved.title} announced>
            {copy.notSaved.text[notSaved]}
          </Callout>
        )}
        <div className={shared.actions}>
          {duplicate === null ? (
            <Button
              variant="primary"
              icon={Check}
              disabled={blocked}
              onClick={() => actions.onSave('add')}
            >
              {copy.review.save}
            </Button>
          ) : (
            <>
              <Button
                variant="primary"
                icon={Replace}
                disabled={blocked}
                onClick={() => actions.onSave('replace')}
              >
                {copy.review.replace}
              </Button>
              <Button icon={Copy} disabled={blocked} onClick={() => actions.onSave('add')}>
                {copy.review.keepBoth}
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={actions.onBack}>
            {way === 'text' ? copy.review.restart : copy.review.abandon}
          </Button>
        </div>
      </div>
    </div>
  );
};
