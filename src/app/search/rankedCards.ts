import type { RankedOffer } from '#/app/search/rankingSession';
import type { MatchReport } from '#/domain/matching/report';
import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { CompatibilityReason } from '#/modules/OfferCardCompatible/OfferCardCompatible';
import type { RankedCard } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.state';

const MOST_REASONS = 3;

/** The three rows that weigh most: what a missing blocking item takes comes first. */
const reasonsOf = ({ rows }: MatchReport): readonly CompatibilityReason[] => {
  const weight = ({ blocking, answer, tenths, possibleTenths }: (typeof rows)[number]): number =>
    blocking && answer === 'missing'
      ? Infinity
      : answer === 'missing'
        ? possibleTenths / 2
        : tenths;
  return rows
    .map((row) => ({ row, weight: weight(row) }))
    .sort((one, other) => (one.weight === other.weight ? 0 : other.weight - one.weight))
    .slice(0, MOST_REASONS)
    .map(({ row: { label, answer } }) => ({ label, answer }));
};

/** A ranked offer as its card shows it. `now` dates the explanation. */
export const rankedCard = ({ offer, report }: RankedOffer, now: Date): RankedCard => ({
  offer: {
    id: offer.id,
    title: offer.title,
    company: offer.company,
    location: offer.location,
    compatibility: report.score,
    sample: offer.source === 'sample',
  },
  reasons: reasonsOf(report),
  analysis: toSavedAnalysis(report, {
    id: offer.id,
    date: now.toISOString(),
    offerTitle: offer.title,
  }),
});
