import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { OfferLack } from '#/domain/offers/catalogue/catalogue';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';
import type { CompatibilityReason } from '#/usecases/ranking/rankedCard';

export type CvSearchStatus = CvSearchState['status'];

/** One of the offers found. */
export type FoundOffer = {
  readonly offer: CompatibleOffer;
  /** None for a sample. */
  readonly reasons: readonly CompatibilityReason[];
  /** The ledger of the score; null for a sample. */
  readonly analysis: SavedAnalysis | null;
  /** The user has applied to it. */
  readonly applied: boolean;
};

export type CvSearchState =
  | { readonly status: 'noCv' }
  /** The text of the CV cannot be read, and no examples stand in its place. */
  | { readonly status: 'unusable' }
  | { readonly status: 'reading'; readonly fileName: string }
  | { readonly status: 'ready'; readonly fileName: string }
  | {
      readonly status: 'searching';
      /** Null where the search is simulated. */
      readonly progress: { readonly done: number; readonly total: number } | null;
    }
  | {
      readonly status: 'results';
      readonly found: readonly FoundOffer[];
      /** Simulated: the text of the CV cannot be read. */
      readonly sample: boolean;
    }
  /** No offer says enough to be compared. */
  | { readonly status: 'none' }
  /** There is none to compare. */
  | { readonly status: 'noOffer'; readonly lack: OfferLack }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };
