import { useRecord } from '#/app/hooks/useRecord';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { correctionsOf } from '#/usecases/offers/correctedOffers';

/** What the person put right in the reading of offers, up to date; the same object until something changes. */
export const useOfferCorrections = (): readonly OfferCorrections[] =>
  correctionsOf(useRecord(offerCorrectionsRecord));
