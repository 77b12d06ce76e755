import { offerTextOf } from '#/domain/offers/catalogue/internalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { asCorrected } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import {
  changeOf,
  cvReviewRecord,
  digestOf,
  keysOf,
  withReview,
} from '#/domain/review/cvReviewRecord';
import type { ReviewChange } from '#/domain/review/cvReviewRecord';
import { REVIEW_STEPS } from '#/domain/review/review';
import type { CvReview, ReviewStep } from '#/domain/review/review';
import { fail } from '#/domain/shared/result';
import { catalogueSessionOf, settledCatalogue } from '#/usecases/catalogue/catalogueSession';
import type { CvState } from '#/usecases/cv/cvState';
import { offerCorrectionsIn } from '#/usecases/offers/correctedOffers';
import { reviewToasts } from '#/usecases/review/review.copy';
import type { Services } from '#/usecases/shared/services';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';
import { SHORTEST_REAL_STEP_MS } from '#/usecases/shared/timings';
import { waitFor } from '#/usecases/shared/waitFor';

/** A review as it runs and ends. */
export type ReviewRun =
  | { readonly status: 'idle' }
  | { readonly status: 'analysing'; readonly step: ReviewStep }
  | {
      readonly status: 'complete';
      readonly review: CvReview;
      /** What changed since the CV before; null for a first one. */
      readonly change: ReviewChange | null;
    }
  | { readonly status: 'sample' }
  | { readonly status: 'failed' };

type ReviewAction =
  | { readonly type: 'launched' }
  | { readonly type: 'stepped'; readonly step: ReviewStep }
  | {
      readonly type: 'finished';
      readonly review: CvReview;
      readonly change: ReviewChange | null;
    }
  | { readonly type: 'sampled' }
  | { readonly type: 'broke' }
  /** The review of the earlier CV was forgotten. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'left' };

/** What becomes of a review. News of a run that was given up changes nothing. */
export const reviewReducer = (state: ReviewRun, action: ReviewAction): ReviewRun => {
  if (action.type === 'left') return { status: 'idle' };
  if (action.type === 'launched') return { status: 'analysing', step: REVIEW_STEPS[0] };
  if (action.type === 'forgotten')
    return state.status === 'complete' ? { ...state, change: null } : state;
  if (state.status !== 'analysing') return state;
  switch (action.type) {
    case 'stepped':
      return { ...state, step: action.step };
    case 'finished':
      return { status: 'complete', review: action.review, change: action.change };
    case 'sampled':
      return { status: 'sample' };
    case 'broke':
      return { status: 'failed' };
  }
};

/** Simulated waits of the specification, section 9, in milliseconds; real work is never slowed to match them. */
export const SIMULATED_REVIEW_STEP_MS: Readonly<Record<ReviewStep, number>> = {
  layout: 1500,
  lines: 2000,
  offers: 2000,
  score: 1500,
};

/** A CV that can be reviewed: read for real, or there without a text. */
export type ReviewableCv = Extract<CvState, { status: 'read' | 'unreadable' }>;

type ReviewWork = {
  readonly cv: ReviewableCv;
  /** The trade that it is read for; null for its own. */
  readonly target: string | null;
  readonly analyzer: Pick<Services['analyzer'], 'review'>;
  /** The offers of the catalogue and of the user, once they are known. */
  readonly offers: () => Promise<readonly InternalOffer[]>;
  /** What the person put right in the reading of offers. */
  readonly corrections: readonly OfferCorrections[];
  /** Resolves after that many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onStep: (step: ReviewStep) => void;
};

export type ReviewOutcome =
  | { readonly kind: 'review'; readonly review: CvReview }
  | { readonly kind: 'sample' }
  | { readonly kind: 'failed' };

const simulate = async ({ wait, onStep }: ReviewWork): Promise<ReviewOutcome> => {
  for (const step of REVIEW_STEPS) {
    onStep(step);
    await wait(SIMULATED_REVIEW_STEP_MS[step]);
  }
  return { kind: 'sample' };
};

/** Reviews a CV and shows each step as it begins, long enough to be read; an unreadable one gives the fixed result of the specification, at its pace. */
export const runReview = async (work: ReviewWork): Promise<ReviewOutcome> => {
  const { cv, target, analyzer, offers, corrections, wait, onStep } = work;
  if (cv.status === 'unreadable') return simulate(work);
  // The work never waits for what is shown of it.
  let shown = Promise.resolve();
  const show = (step: ReviewStep): void => {
    shown = shown.then(() => {
      onStep(step);
      return wait(SHORTEST_REAL_STEP_MS);
    });
  };
  const review = await offers()
    .then((known) =>
      analyzer.review(
        cv.cv,
        known.map((offer) => ({
          offer: asCorrected(corrections, offerTextOf(offer)),
          sample: offer.source === 'sample',
        })),
        show,
        target,
      ),
    )
    .catch(() => fail('failed' as const));
  if (!review.ok) return { kind: 'failed' };
  await shown;
  return { kind: 'review', review: review.value };
};

/** What the screen sees; a new object after each change. */
export type ReviewSnapshot = {
  readonly run: ReviewRun;
  /** The CV that the run is about; another one makes it an old run. */
  readonly cv: ReviewableCv | null;
};

/** The review under way. It outlives its screen. */
export type ReviewSession = Readable<ReviewSnapshot> & {
  readonly launch: (cv: ReviewableCv, target?: string | null) => Promise<void>;
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
    launch: async (cv, target = null) => {
      const isLatest = begin();
      update({ cv, run: reviewReducer(getSnapshot().run, { type: 'launched' }) });
      const outcome = await runReview({
        cv,
        target,
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
