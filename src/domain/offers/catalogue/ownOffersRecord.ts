import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { internalOfferSchema } from '#/domain/offers/catalogue/offerSchemas';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';

/** Offers that the user added, newest first, each with the text as it was that day: postings vanish. */
export const ownOffersRecord: VersionedRecord<readonly InternalOffer[]> = {
  key: 'embellie.ownOffers',
  version: 1,
  ...listOf(internalOfferSchema),
  migrations: [],
};

/** The list with one more offer; one with the same identifier is replaced where it stands. */
export const withOwnOffer = (
  offers: readonly InternalOffer[],
  offer: InternalOffer,
): readonly InternalOffer[] =>
  offers.some(({ id }) => id === offer.id)
    ? offers.map((other) => (other.id === offer.id ? offer : other))
    : [offer, ...offers];

/** The list without one offer. */
export const withoutOwnOffer = (
  offers: readonly InternalOffer[],
  id: number,
): readonly InternalOffer[] => offers.filter((offer) => offer.id !== id);

/** An identifier that none of the offers has: the instant, or a later one where two are added at once. */
export const freeOfferId = (offers: readonly InternalOffer[], instant: number): number =>
  offers.reduce((free, { id }) => Math.max(free, id + 1), instant);
