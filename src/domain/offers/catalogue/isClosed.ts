import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** Whether the day until which an offer stands has passed; `today` is an ISO day. */
export const isClosed = ({ expires }: Pick<InternalOffer, 'expires'>, today: string): boolean =>
  expires !== null && expires < today;
