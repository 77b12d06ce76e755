import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import {
  cvReviewRecord,
  changeOf,
  digestOf,
  keysOf,
  withReview,
} from '#/domain/review/cvReviewRecord';
import type { ReviewChange } from '#/domain/review/cvReviewRecord';
import type { CvReview } from '#/domain/review/review';
import { catalogueSessionOf, settledCatalogue } from '#/usecases/catalogue/catalogueSession';
import { offerCorrectionsIn } from '#/usecases/offers/correctedOffers';
import { reviewToasts } from '#/usecases/review/review.copy';
import { reviewReducer } from '#/usecases/review/reviewRun';
import type { ReviewAction, ReviewRun } from '#/usecases/review/reviewRun';
import type { ReviewableCv } from '#/usecases/review/runReview';
import { runReview } from '#/usecases/review/runReview';
import type { Services } from '#/usecases/shared/services';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';
import { waitFor } from '#/usecases/shared/waitFor';

/** What the screen sees; a new object after each change. */
export type ReviewSnapshot = {
  readonly run: ReviewRun;
  /** The CV that the run is about; another one makes it an old run. */
  readonly cv: ReviewableCv | null;
};

/** The review under way. It outlives its screen. */
export type ReviewSession = Readable<ReviewSnapshot> & {
  readonly launch: (cv: ReviewableCv) => Promise<void>;
  /** Forgets the review of the CV before, here and on the device. */
  readonly forget: () => void;
};

type Parts = Pick<Services, 'analyzer' | 'vault' | 'notify' | 'now'> & {
  readonly offers: () => Promise<readonly InternalOffer[]>;
};

/** Starts with nothing reviewed. `wait` stands for the clock in tests. */
export const createReviewSession = (parts: Parts, wait = waitFor): ReviewSession => {
  const { getSnapshot, subscribe, update, begin } = createStore<ReviewSnapshot>({
    run: { status: 'idle' },
    cv: null,
  });
  const dispatch = (action: ReviewAction): void =>
    update({ run: reviewReducer(getSnapshot().run, action) });

  /** Keeps a review in the place of the last one, and tells what changed since the CV before. */
  const keep = (review: CvReview, cv: Extract<ReviewableCv, { status: 'read' }>) => {
    const before = parts.vault.read(cvReviewRecord);
    const digest = digestOf(review, {
      fileName: cv.fileName,
      date: parts.now().toISOString(),
      ...keysOf(cv.cv),
    });
    const stored = withReview(before.ok ? before.value : null, digest);
    if (!parts.vault.write(cvReviewRecord, stored).ok)
      parts.notify({ tone: 'destructive', ...reviewToasts.notKept });
    return changeOf(stored);
  };

  return {
    getSnapshot,
    subscribe,
    launch: async (cv) => {
      const isLatest = begin();
      update({ cv, run: reviewReducer(getSnapshot().run, { type: 'launched' }) });
      const outcome = await runReview({
        cv,
        analyzer: parts.analyzer,
        offers: parts.offers,
        corrections: offerCorrectionsIn(parts),
        wait,
        onStep: (step) => {
          if (isLatest()) dispatch({ type: 'stepped', step });
        },
      });
      if (!isLatest()) return;
      if (outcome.kind === 'review' && cv.status === 'read') {
        const change: ReviewChange | null = keep(outcome.review, cv);
        dispatch({ type: 'finished', review: outcome.review, change });
      } else dispatch({ type: outcome.kind === 'sample' ? 'sampled' : 'broke' });
    },
    forget: () => {
      const stored = parts.vault.read(cvReviewRecord);
      const forgotten =
        stored.ok && stored.value !== null
          ? parts.vault.write(cvReviewRecord, { ...stored.value, previous: null })
          : parts.vault.remove(cvReviewRecord);
      if (forgotten.ok) dispatch({ type: 'forgotten' });
      else parts.notify({ tone: 'destructive', ...reviewToasts.notForgotten });
    },
  };
};

/** The one review of the application, over the offers of its catalogue. */
export const reviewSessionOf = singleton((services) =>
  createReviewSession({
    ...services,
    offers: async () => {
      const { catalogue } = await settledCatalogue(catalogueSessionOf(services));
      return catalogue.internal;
    },
  }),
);
