import { payWords } from '#/copy/pay.copy';
import type { Application } from '#/domain/applications/application';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { findDossier } from '#/domain/dossier/findDossier';
import { lettersRecord } from '#/domain/letters/letterDraft';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { noteApplication } from '#/usecases/applications/noteApplication';
import type { NotedApplication } from '#/usecases/applications/noteApplication';
import { listIn, openDossier, postingOfOffer } from '#/usecases/dossier/openDossier';
import type { Services } from '#/usecases/shared/services';

/** The letters that were written for an offer, the latest first. */
export const lettersFor = (
  parts: Pick<Services, 'vault'>,
  offer: InternalOffer,
): readonly { readonly id: number; readonly name: string }[] => {
  const dossier = findDossier(
    postingOfOffer(offer),
    listIn(parts, dossiersRecord),
    listIn(parts, ownOffersRecord),
  );
  return listIn(parts, lettersRecord).filter(
    ({ dossierId }) => dossier !== null && dossierId === dossier.id,
  );
};

/** Notes that the person applied to an offer of the lists, in its dossier. The application as kept; null where it was not. */
export const noteOffer = (
  parts: Pick<Services, 'vault' | 'notify' | 'now'>,
  offer: InternalOffer,
  noted: NotedApplication,
): Application | null => {
  const dossierId = openDossier(parts, postingOfOffer(offer));
  return dossierId === null
    ? null
    : noteApplication(parts, dossierId, {
        ...noted,
        salary: offer.pay === null ? '' : payWords(offer.pay),
      });
};
