import type * as v from 'valibot';

import type { internalOfferSchema } from '#/domain/offers/catalogue/offerSchemas';
import type { OfferText } from '#/domain/postings/offer';

/**
 * An offer that is read, selected and matched in the application (specification, section 3). What a
 * real posting does not state is null: only the samples state everything.
 */
export type InternalOffer = Readonly<v.InferOutput<typeof internalOfferSchema>>;

/** The advertisement as the matcher reads it. */
export const offerTextOf = (offer: InternalOffer): OfferText => ({
  text: offer.description,
  title: offer.title,
  ...(offer.company === '' ? {} : { company: offer.company }),
  ...(offer.location === '' ? {} : { location: offer.location }),
  ...(offer.type === null ? {} : { contract: offer.type }),
  ...(offer.mode === null ? {} : { mode: offer.mode }),
});
