import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';
import type { CompatibilityReason } from '#/modules/OfferCardCompatible/OfferCardCompatible';

export const COMPATIBLE_STATUSES = [
  'loading',
  'sample',
  'ranking',
  'ranked',
  'empty',
  'failed',
] as const;
export type CompatibleStatus = (typeof COMPATIBLE_STATUSES)[number];

/** An offer ranked by the user's own CV, with its explanation. */
export type RankedCard = {
  readonly offer: CompatibleOffer;
  /** Three at most, the weightiest first. */
  readonly reasons: readonly CompatibilityReason[];
  readonly analysis: SavedAnalysis;
};

export type CompatibleState =
  | { readonly status: 'loading' }
  /** No readable CV: the fixed cards. */
  | { readonly status: 'sample'; readonly offers: readonly CompatibleOffer[] }
  | { readonly status: 'ranking'; readonly done: number; readonly total: number }
  | { readonly status: 'ranked'; readonly cards: readonly RankedCard[] }
  /** No offer says enough to be compared. */
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };
