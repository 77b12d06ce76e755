import { createOfferFinder } from '#/app/search/offerFinder';
import type { OfferFinder } from '#/app/search/offerFinder';
import type { Services } from '#/app/services/services';

const finders = new WeakMap<Services, OfferFinder>();

/** The one finder of some services: what looks through the offers shares their index. */
export const finderOf = (services: Services): OfferFinder => {
  const known = finders.get(services);
  if (known) return known;
  const finder = createOfferFinder(services.offerIndex);
  finders.set(services, finder);
  return finder;
};
