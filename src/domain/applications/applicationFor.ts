import { MAX_TEXT } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { searchKey } from '#/domain/offers/search/searchKey';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';

/** The application that was sent for an offer; null for none. */
export type ApplicationFinder = (
  offer: Pick<InternalOffer, 'title' | 'company' | 'location' | 'url' | 'description'>,
) => Application | null;

const keyOf = (title: string, company: string): string =>
  [title, company].map((text) => searchKey(text).trim()).join('\n');

const samePlace = (one: string, other: string): boolean =>
  one === '' || other === '' || searchKey(one).trim() === searchKey(other).trim();

/**
 * Finds applications by the address or the text of the advertisement, else by title and employer, at
 * the same place where both say one. Of several the last sent is told.
 */
export const applicationFinder = (applications: readonly Application[]): ApplicationFinder => {
  const lastFirst = [...applications].sort((one, other) => inCodeOrder(other.date, one.date));
  const byLink = new Map<string, Application>();
  const byText = new Map<string, Application>();
  const byJob = new Map<string, readonly Application[]>();
  for (const application of lastFirst) {
    const { title, company, link, offer } = application;
    if (link !== '' && !byLink.has(link)) byLink.set(link, application);
    if (offer !== null && !byText.has(offer.text)) byText.set(offer.text, application);
    const job = keyOf(title, company);
    byJob.set(job, [...(byJob.get(job) ?? []), application]);
  }
  return ({ title, company, location, url, description }) =>
    (url === null ? undefined : byLink.get(url)) ??
    byText.get(description.slice(0, MAX_TEXT)) ??
    byJob.get(keyOf(title, company))?.find(({ place }) => samePlace(place, location)) ??
    null;
};
