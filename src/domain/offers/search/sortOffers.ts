import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { SortOrder } from '#/domain/offers/search/filters';
import { openMatcher } from '#/domain/offers/search/keywordMatcher';
import { haystackOf } from '#/domain/offers/search/searchKey';

/** What an order needs beside the offers. */
export type SortContext = {
  readonly keyword: string;
  /** The compatibility of an offer with the user's CV, 0 to 100; null where it is not known. */
  readonly scoreOf?: (offer: InternalOffer) => number | null;
};

/** Ranks from high to low, what has no rank last, equals as they stood. */
const byRank = (
  offers: readonly InternalOffer[],
  rankOf: (offer: InternalOffer) => number,
): readonly InternalOffer[] =>
  offers
    .map((offer) => ({ offer, rank: rankOf(offer) }))
    .sort((one, other) => (one.rank === other.rank ? 0 : other.rank - one.rank))
    .map(({ offer }) => offer);

/** The day as a number that grows with time; lowest where it is unknown. */
export const dayNumber = (date: string | null): number => {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? -Infinity : time;
};

/**
 * Orders offers. Relevance keeps the order of the catalogue, the user's own offers first, and puts
 * those whose title holds the keyword before those where only the text does.
 */
export const sortOffers = (
  offers: readonly InternalOffer[],
  order: SortOrder,
  { keyword, scoreOf }: SortContext,
): readonly InternalOffer[] => {
  switch (order) {
    case 'relevance': {
      const matcher = openMatcher(keyword);
      const own = (offer: InternalOffer): number => (offer.source === 'own' ? 1 : 0);
      return byRank(offers, (offer) =>
        matcher?.test(haystackOf([offer.title])) === true ? 2 + own(offer) : own(offer),
      );
    }
    case 'date':
      return byRank(offers, ({ date }) => dayNumber(date));
    case 'compatibility':
      return byRank(offers, (offer) => scoreOf?.(offer) ?? -Infinity);
  }
};
