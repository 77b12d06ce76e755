import { offerTextOf } from '#/domain/offers/catalogue/internalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { asCorrected } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { REVIEW_STEPS } from '#/domain/review/review';
import type { ReviewStep } from '#/domain/review/review';
import type { CvReview } from '#/domain/review/review';
import { fail } from '#/domain/shared/result';
import type { CvState } from '#/usecases/cv/cvState';
import type { Services } from '#/usecases/shared/services';
import { SHORTEST_REAL_STEP_MS } from '#/usecases/shared/timings';

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
  const { cv, analyzer, offers, corrections, wait, onStep } = work;
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
      ),
    )
    .catch(() => fail('failed' as const));
  if (!review.ok) return { kind: 'failed' };
  await shown;
  return { kind: 'review', review: review.value };
};
