import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** A catalogue may hold what somebody exported: only the offers of this device are the user's own. */
const asServed = (offer: InternalOffer): InternalOffer =>
  offer.source === 'own' ? { ...offer, source: 'catalogue' } : offer;

/** The catalogue with the user's own offers first. An identifier that both have is the user's: theirs is the one they corrected. */
export const withOwnOffers = (catalogue: Catalogue, own: readonly InternalOffer[]): Catalogue => {
  const taken = new Set(own.map(({ id }) => id));
  const served = catalogue.internal.filter(({ id }) => !taken.has(id)).map(asServed);
  return { ...catalogue, internal: [...own, ...served] };
};

/** The offers of a new reading, each that is as before being the same object: what was computed of it stays known. */
export const keepingSame = (
  before: readonly InternalOffer[],
  now: readonly InternalOffer[],
): readonly InternalOffer[] => {
  if (before.length === 0) return now;
  const known = new Map(before.map((offer) => [JSON.stringify(offer), offer]));
  return now.map((offer) => known.get(JSON.stringify(offer)) ?? offer);
};
