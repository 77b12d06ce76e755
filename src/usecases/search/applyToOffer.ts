import { payWords } from '#/copy/pay.copy';
import { MAX_TEXT } from '#/domain/applications/application';
import { emptyDraft } from '#/domain/applications/applicationDraft';
import { UNNAMED_EMPLOYER } from '#/domain/applications/statuses.fr';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { localDay } from '#/domain/shared/localDay';
import { recordApplication } from '#/usecases/applications/saveApplications';
import type { Services } from '#/usecases/shared/services';

/** Puts an application among the user's, with the offer as it stands today. `cvName` is empty where no CV is there. Whether it was kept. */
export const applyToOffer = (
  services: Pick<Services, 'vault' | 'notify' | 'now'>,
  offer: InternalOffer,
  cvName: string,
): boolean =>
  recordApplication(services, {
    ...emptyDraft(localDay(services.now())),
    title: offer.title,
    company: offer.company === '' ? UNNAMED_EMPLOYER : offer.company,
    place: offer.location,
    link: offer.url ?? '',
    salary: offer.pay === null ? '' : payWords(offer.pay),
    cvName,
    offerText: offer.description.slice(0, MAX_TEXT),
  });
