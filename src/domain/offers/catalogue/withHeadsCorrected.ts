import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { correctionBy } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';

const named = (offer: InternalOffer, corrections: readonly OfferCorrections[]): InternalOffer => {
  const { title, company, location } = correctionBy(corrections, offer.description).head;
  return title === undefined && company === undefined && location === undefined
    ? offer
    : {
        ...offer,
        ...(title === undefined ? {} : { title }),
        ...(company === undefined ? {} : { company: company ?? '' }),
        ...(location === undefined ? {} : { location: location ?? '' }),
      };
};

/** The catalogue with titles, employers and places as the person put them right: the very object where they put none right. */
export const withHeadsCorrected = (
  catalogue: Catalogue,
  all: readonly OfferCorrections[],
): Catalogue => {
  const corrections = all.filter(({ head }) => Object.keys(head).length > 0);
  return corrections.length === 0
    ? catalogue
    : { ...catalogue, internal: catalogue.internal.map((offer) => named(offer, corrections)) };
};
