import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Check, Copy, Replace } from '#/components/Icon/iconPaths';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { canBeSaved, countDoubtfulFields } from '#/domain/offers/intake/offerDraft';
import type { DraftFieldName, DraftOffer } from '#/domain/offers/intake/offerDraft';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import { DraftFields } from '#/pages/AddOfferPage/parts/DraftFields';
import { KeptText } from '#/pages/AddOfferPage/parts/KeptText';
import type {
  Correction,
  PageOfPostings,
  Review,
  SaveChoice,
} from '#/usecases/offers/addOfferReducer';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';
import * as styles from '#/pages/AddOfferPage/parts/DraftReview.css';

const copy = addOfferCopy.several;

const nameOf = ({ title, company, location }: DraftOffer): string =>
  [title.value.trim() || copy.untitled, company.value, location.value]
    .filter((words) => words.trim() !== '')
    .join(', ');

type PostingChoiceProps = {
  readonly page: PageOfPostings;
  readonly onChoose: (chosen: number) => void;
};

/** Which posting of a page of several is to be checked. */
const PostingChoice = ({ page, onChoose }: PostingChoiceProps) => {
  const { postings, chosen, more, kept } = page;
  return (
    <Callout
      title={copy.title(postings.length + more, kept)}
      actions={
        <div className={styles.postingChoice}>
          <NativeSelect
            label={copy.label}
            options={postings.map((draft, place) => ({
              value: String(place),
              label: copy.option(place + 1, nameOf(draft)),
            }))}
            value={String(chosen)}
            onChange={(value) => onChoose(Number(value))}
          />
        </div>
      }
    >
      {copy.text(more === 0 ? null : postings.length)}
    </Callout>
  );
};

type ReviewHeadProps = {
  readonly review: Review;
  /** ISO day. */
  readonly today: string;
  /** Where the offer that this one repeats is seen. */
  readonly duplicateHref: string | null;
};

/** What was read, what to look at, and what speaks against keeping it as it stands. */
const ReviewHead = ({ review, today, duplicateHref }: ReviewHeadProps) => {
  const { draft, duplicate, way } = review;
  const { doubtful, absent } = countDoubtfulFields(draft);
  const expired = draft.expires !== null && draft.expires < today;
  const dates = [
    draft.date === null ? null : addOfferCopy.review.published(draft.date),
    draft.expires === null || expired ? null : addOfferCopy.review.until(draft.expires),
  ].filter((words) => words !== null);
  return (
    <div className={shared.stack}>
      <div className={styles.reviewHead}>
        <Heading level={2}>{addOfferCopy.review.title}</Heading>
        <Text tone="muted">
          {addOfferCopy.review.checks(doubtful, absent)} {addOfferCopy.review.nothingKept}
        </Text>
        <div className={styles.facts}>
          <Badge tone={draft.origin === 'jobPosting' ? 'info' : 'neutral'}>
            {addOfferCopy.review.origins[draft.origin]}
          </Badge>
          {dates.length > 0 && (
            <Text size="s" tone="muted">
              {dates.join(', ')}
            </Text>
          )}
        </div>
      </div>
      {way === 'bookmarklet' && (
        <Callout title={addOfferCopy.review.sent.title}>{addOfferCopy.review.sent.text}</Callout>
      )}
      {draft.expires !== null && expired && (
        <Callout tone="caution" title={addOfferCopy.review.expiredTitle}>
          {addOfferCopy.review.expired(draft.expires)}
        </Callout>
      )}
      {duplicate !== null && (
        <Callout
          tone="caution"
          title={addOfferCopy.duplicate.title}
          announced
          actions={
            duplicateHref !== null && (
              <TextLink href={duplicateHref}>{addOfferCopy.duplicate.see}</TextLink>
            )
          }
        >
          {addOfferCopy.duplicate.text(duplicate.title, duplicate.company, duplicate.keptOn)}
        </Callout>
      )}
    </div>
  );
};

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
          <Callout tone="critical" title={addOfferCopy.notSaved.title} announced>
            {addOfferCopy.notSaved.text[notSaved]}
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
              {addOfferCopy.review.save}
            </Button>
          ) : (
            <>
              <Button
                variant="primary"
                icon={Replace}
                disabled={blocked}
                onClick={() => actions.onSave('replace')}
              >
                {addOfferCopy.review.replace}
              </Button>
              <Button icon={Copy} disabled={blocked} onClick={() => actions.onSave('add')}>
                {addOfferCopy.review.keepBoth}
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={actions.onBack}>
            {way === 'text' ? addOfferCopy.review.restart : addOfferCopy.review.abandon}
          </Button>
        </div>
      </div>
    </div>
  );
};
