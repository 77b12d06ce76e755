import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import type { CompatibilityReason } from '#/modules/OfferCardCompatible/parts/Reasons';

/** An offer ranked by the user's own CV, with its explanation. */
export type RankedCard = {
  readonly offer: CompatibleOffer;
  /** Three at most, the weightiest first. */
  readonly reasons: readonly CompatibilityReason[];
  readonly analysis: SavedAnalysis;
  /** The user has applied to it. */
  readonly applied: boolean;
};
