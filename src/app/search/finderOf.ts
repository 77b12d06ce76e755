import { createOfferFinder } from '#/app/search/offerFinder';
import { perServices } from '#/app/services/perServices';

/** The one finder of some services: what looks through the offers shares their index. */
export const finderOf = perServices(({ offerIndex }) => createOfferFinder(offerIndex));
