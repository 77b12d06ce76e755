import { askBeforeUpdate } from '#/usecases/application/announceNewVersion';
import type { WorkAtStake } from '#/usecases/application/announceNewVersion';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import type { AddOfferModel } from '#/usecases/offers/addOfferReducer';
import { addOfferSessionOf } from '#/usecases/offers/addOfferSession';
import type { Services } from '#/usecases/shared/services';

/** Steps of an offer being added that another load of the page would take back. */
const OFFER_UNDER_WAY: ReadonlySet<string> = new Set<AddOfferModel['state']['status']>([
  'reading',
  'draft',
  'import',
  'importing',
]);

/** What the page has in the hands of its sessions and nowhere else. An interview keeps itself when the page is left. */
const inMemory = (services: Services): WorkAtStake | null => {
  const { state: cv, kept } = cvSessionOf(services).getSnapshot();
  if (cv.status === 'reading' || (cv.status === 'read' && !kept)) return 'cv';
  const { state: offer, text } = addOfferSessionOf(services).getSnapshot();
  return OFFER_UNDER_WAY.has(offer.status) || text.trim() !== '' ? 'typed' : null;
};

/** Loads the page anew, and with it the newer version; where that would lose work, says so and asks first. */
export const updateNow = (services: Services, isTyping: boolean, load: () => void): void => {
  const stake = inMemory(services) ?? (isTyping ? 'typed' : null);
  if (stake === null) load();
  else askBeforeUpdate(services.notify, stake, load);
};
