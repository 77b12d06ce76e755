import { Badge } from '#/components/Badge/Badge';
import { Callout } from '#/components/Callout/Callout';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { countDoubts } from '#/domain/offers/intake/draft';
import { addOfferCopy as copy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { Review } from '#/usecases/offers/addOfferReducer';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';
import * as styles from '#/pages/AddOfferPage/parts/DraftReview.css';

type ReviewHeadProps = {
  readonly review: Review;
  /** ISO day. */
  readonly today: string;
  /** Where the offer that this one repeats is seen. */
  readonly duplicateHref: string | null;
};

/** What was read, what to look at, and what speaks against keeping it as it stands. */
export const ReviewHead = ({ review, today, duplicateHref }: ReviewHeadProps) => {
  const { draft, duplicate, way } = review;
  const { doubtful, absent } = countDoubts(draft);
  const expired = draft.expires !== null && draft.expires < today;
  const dates = [
    draft.date === null ? null : copy.review.published(draft.date),
    draft.expires === null || expired ? null : copy.review.until(draft.expires),
  ].filter((words) => words !== null);
  return (
    <div className={shared.stack}>
      <div className={styles.reviewHead}>
        <Heading level={2}>{copy.review.title}</Heading>
        <Text tone="muted">
          {copy.review.checks(doubtful, absent)} {copy.review.nothingKept}
        </Text>
        <div className={styles.facts}>
          <Badge tone={draft.origin === 'jobPosting' ? 'info' : 'neutral'}>
            {copy.review.origins[draft.origin]}
          </Badge>
          {dates.length > 0 && (
            <Text size="s" tone="muted">
              {dates.join(', ')}
            </Text>
          )}
        </div>
      </div>
      {way === 'bookmarklet' && (
        <Callout title={copy.review.sent.title}>{copy.review.sent.text}</Callout>
      )}
      {draft.expires !== null && expired && (
        <Callout tone="caution" title={copy.review.expiredTitle}>
          {copy.review.expired(draft.expires)}
        </Callout>
      )}
      {duplicate !== null && (
        <Callout
          tone="caution"
          title={copy.duplicate.title}
          announced
          actions={
            duplicateHref !== null && <TextLink href={duplicateHref}>{copy.duplicate.see}</TextLink>
          }
        >
          {copy.duplicate.text(duplicate.title, duplicate.company, duplicate.keptOn)}
        </Callout>
      )}
    </div>
  );
};
