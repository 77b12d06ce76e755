import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { RankedOffer } from '#/domain/offers/ranking/rankByCv';
import type { RankedCard } from '#/modules/OfferCardCompatible/rankedCard';

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
