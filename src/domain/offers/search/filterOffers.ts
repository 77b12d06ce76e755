import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import type { ExternalOffer } from '#/domain/offers/catalogue/externalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { Filters } from '#/domain/offers/search/filters';
import { type Matcher, openMatcher } from '#/domain/offers/search/keywordMatcher';
import { haystackOf } from '#/domain/offers/search/searchKey';
import { filterOfContract } from '#/domain/postings/offer';

/** What the keyword is looked for in: specification, section 5. */
export const internalTexts = (
  offer: Pick<InternalOffer, 'title' | 'company' | 'description'>,
): readonly string[] => [offer.title, offer.company, offer.description];

const externalTexts = (offer: ExternalOffer): readonly string[] => [offer.title, offer.agency];

const accepts = (matcher: Matcher | null, texts: readonly string[]): boolean =>
  matcher === null || matcher.test(haystackOf(texts));

/** Whether the filters leave external offers out: these have no region, contract, experience or mode to answer with. */
export const excludesExternals = (filters: Filters): boolean =>
  filters.region !== '' ||
  filters.types.length > 0 ||
  filters.experience !== 'all' ||
  filters.modes.length > 0;

/** Whether an internal offer answers everything but the typed texts. */
export const passesChoices = (offer: InternalOffer, filters: Filters): boolean =>
  (filters.region === '' || offer.region === filters.region) &&
  (filters.types.length === 0 ||
    (offer.type !== null && filters.types.includes(filterOfContract(offer.type)))) &&
  (filters.experience === 'all' || offer.experience === filters.experience) &&
  (filters.modes.length === 0 || (offer.mode !== null && filters.modes.includes(offer.mode)));

/**
 * The search rule of the specification (section 5), blind to case, accents, ligatures, apostrophes
 * and to the gender that either side was written in. An offer that does not state what a filter
 * asks for is left out. The order of the lists is kept.
 */
export const filterOffers = (offers: OfferLists, filters: Filters): OfferLists => {
  const keyword = openMatcher(filters.keyword);
  const place = openMatcher(filters.location);
  return {
    internal: offers.internal.filter(
      (offer) =>
        passesChoices(offer, filters) &&
        accepts(place, [offer.location]) &&
        accepts(keyword, internalTexts(offer)),
    ),
    external: excludesExternals(filters)
      ? []
      : offers.external.filter(
          (offer) => accepts(place, [offer.location]) && accepts(keyword, externalTexts(offer)),
        ),
  };
};
