import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import type { RankedOffer } from '#/domain/offers/ranking/rankByCv';
import type { MatchReason } from '#/domain/offers/ranking/reasons';

/** One requirement of the offer that weighs on the score, and how the CV answers it. */
export type CompatibilityReason = Pick<MatchReason, 'label' | 'answer'>;

/** An offer ranked by the user's own CV, with its explanation. */
export type RankedCard = {
  readonly offer: CompatibleOffer;
  /** Three at most, the weightiest first. */
  readonly reasons: readonly CompatibilityReason[];
  readonly analysis: SavedAnalysis;
  /** The user has applied to it. */
  readonly applied: boolean;
};

/** The ledger of an offer; `now` dates it. */
export const analysisOf = ({ offer, report }: RankedOffer, now: Date): SavedAnalysis =>
  toSavedAnalysis(report, { id: offer.id, date: now.toISOString() });

/** A ranked offer as its card shows it; `applied` where the user has sent an application for it. */
export const rankedCard = (ranked: RankedOffer, now: Date, applied: boolean): RankedCard => ({
  offer: {
    id: ranked.offer.id,
    title: ranked.offer.title,
    company: ranked.offer.company,
    location: ranked.offer.location,
    compatibility: ranked.score,
    sample: ranked.offer.source === 'sample',
  },
  reasons: ranked.reasons,
  analysis: analysisOf(ranked, now),
  applied,
});
