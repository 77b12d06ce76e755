import { hrefOpeningDossier } from '#/app/navigation/dossierHrefs';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES } from '#/copy/addresses';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** Addresses of the screens that work on an offer. */
export const offerLinks = ({ id }: Pick<InternalOffer, 'id'>) => ({
  match: subjectAddress(ADDRESSES.match, { kind: 'offer', id }),
  letter: subjectAddress(ADDRESSES.coverLetter, { kind: 'offer', id }),
  interview: subjectAddress(ADDRESSES.interview, { kind: 'offer', id }),
  dossier: hrefOpeningDossier({ kind: 'offer', id }),
});
