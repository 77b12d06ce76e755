import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { OfferProvenance } from '#/domain/offers/catalogue/offerSchemas';

/** An offer of a file that has no number of its own yet. */
export type ImportedOffer = Omit<InternalOffer, 'id' | 'provenance'> & {
  readonly provenance: OfferProvenance;
};

/** Offers of files that do not say who made them. */
export const UNKNOWN_SOURCE = '';

/** A short key of a text, the same at every import. */
export const hashOf = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
};

type Numbered = Pick<InternalOffer, 'title' | 'company' | 'location' | 'provenance'>;

/**
 * Whether an offer is one that has its number. In files of no known source numbers may be those of something else, a kind
 * or a row of another table: title or employer has to be the same.
 */
export const repeatsNumbered = (offer: Numbered, known: Numbered): boolean =>
  offer.provenance?.source !== UNKNOWN_SOURCE ||
  offer.title === known.title ||
  (offer.company !== '' && offer.company === known.company);

/** An offer under a number of its own, beside another that has the one it was given. */
export const withNumberApart = (offer: ImportedOffer): ImportedOffer => {
  const { provenance, title, company, location } = offer;
  const apart = hashOf([title, company, location].join('\u0000'));
  return { ...offer, provenance: { ...provenance, id: `${provenance.id} ${apart}` } };
};
