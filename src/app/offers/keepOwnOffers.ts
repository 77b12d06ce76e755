import { ownOffersToasts } from '#/app/offers/offers.copy';
import type { Services } from '#/app/services/services';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import {
  freeOfferId,
  ownOffersRecord,
  withOwnOffer,
  withoutOwnOffer,
} from '#/domain/storage/ownOffers';
import { updateRecord } from '#/domain/storage/updateRecord';

type Parts = Pick<Services, 'vault' | 'notify' | 'now'>;

/** An offer that is not kept yet. */
export type NewOffer = Omit<InternalOffer, 'id'>;

const keep = (
  { vault, notify }: Parts,
  change: (offers: readonly InternalOffer[]) => readonly InternalOffer[],
): boolean => {
  const written = updateRecord(vault, ownOffersRecord, [], change);
  if (written.ok) return true;
  const { title, text } = ownOffersToasts.notKept;
  notify({ tone: 'destructive', title, text: text[written.problem] });
  return false;
};

/** Keeps a new offer, with a toast. The offer as kept, null where that failed. */
export const addOwnOffer = (parts: Parts, offer: NewOffer): InternalOffer | null => {
  let added: InternalOffer | null = null;
  const kept = keep(parts, (offers) => {
    added = { ...offer, id: freeOfferId(offers, parts.now().getTime()) };
    return withOwnOffer(offers, added);
  });
  if (!kept) return null;
  const { title, text } = ownOffersToasts.added;
  parts.notify({ tone: 'success', title, text: text(offer.title) });
  return added;
};

/** Puts an offer in the place of another, whose identifier it takes, with a toast. The offer as kept, null where that failed. */
export const replaceOwnOffer = (
  parts: Parts,
  id: number,
  offer: NewOffer,
): InternalOffer | null => {
  const replacing: InternalOffer = { ...offer, id };
  if (!keep(parts, (offers) => withOwnOffer(offers, replacing))) return null;
  const { title, text } = ownOffersToasts.replaced;
  parts.notify({ tone: 'success', title, text: text(offer.title) });
  return replacing;
};

/** Removes an offer, with a toast. Whether that was kept. Ask for a confirmation first: the copy is gone for good. */
export const removeOwnOffer = (
  { vault, notify }: Parts,
  { id, title }: Pick<InternalOffer, 'id' | 'title'>,
): boolean => {
  const written = updateRecord(vault, ownOffersRecord, [], (offers) => withoutOwnOffer(offers, id));
  const { removed, notRemoved } = ownOffersToasts;
  notify(
    written.ok
      ? { tone: 'success', title: removed.title, text: removed.text(title) }
      : { tone: 'destructive', ...notRemoved },
  );
  return written.ok;
};
