import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES } from '#/copy/addresses';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { OfferActions } from '#/pages/SearchPage/SearchPage.state';

/** Addresses of the screens that work on an offer. */
export const offerLinks: OfferActions['linksOf'] = ({ id }: Pick<InternalOffer, 'id'>) => ({
  match: subjectAddress(ADDRESSES.match, { kind: 'offer', id }),
  letter: subjectAddress(ADDRESSES.coverLetter, { kind: 'offer', id }),
  interview: subjectAddress(ADDRESSES.interview, { kind: 'offer', id }),
});
