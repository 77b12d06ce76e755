import { createOfferFinder } from '#/usecases/search/offerFinder';
import { perServices } from '#/usecases/shared/perServices';

/** The one finder of some services: what looks through the offers shares their index. */
export const finderOf = perServices(({ offerIndex }) => createOfferFinder(offerIndex));
