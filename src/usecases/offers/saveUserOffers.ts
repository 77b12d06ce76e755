import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import {
  freeOfferId,
  ownOffersRecord,
  withOwnOffer,
  withoutOwnOffer,
} from '#/domain/offers/catalogue/ownOffersRecord';
import type { NewOffer } from '#/domain/offers/intake/offerDraft';
import { ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { UpdateProblem } from '#/domain/storage/Vault';
import { ownOffersToasts } from '#/usecases/offers/userOffers.copy';
import type { Services } from '#/usecases/shared/services';

type Parts = Pick<Services, 'vault' | 'notify' | 'now'>;

const keep = (
  { vault, notify }: Parts,
  change: (offers: readonly InternalOffer[]) => readonly InternalOffer[],
): Result<null, UpdateProblem> => {
  const written = updateRecord(vault, ownOffersRecord, [], change);
  if (written.ok) return written;
  const { title, text } = ownOffersToasts.notKept;
  notify({ tone: 'destructive', title, text: text[written.problem] });
  return written;
};

/** Keeps a new offer, with a toast. The offer as kept. */
export const addOwnOffer = (
  parts: Parts,
  offer: NewOffer,
): Result<InternalOffer, UpdateProblem> => {
  let added: InternalOffer = { ...offer, id: 0 };
  const stored = keep(parts, (offers) => {
    added = { ...offer, id: freeOfferId(offers, parts.now().getTime()) };
    return withOwnOffer(offers, added);
  });
  if (!stored.ok) return stored;
  const { title, text } = ownOffersToasts.added;
  parts.notify({ tone: 'success', title, text: text(offer.title) });
  return ok(added);
};

/** Puts an offer in the place of another, whose identifier it takes, with a toast. The offer as kept. */
export const replaceOwnOffer = (
  parts: Parts,
  id: number,
  offer: NewOffer,
): Result<InternalOffer, UpdateProblem> => {
  const replacing: InternalOffer = { ...offer, id };
  const stored = keep(parts, (offers) => withOwnOffer(offers, replacing));
  if (!stored.ok) return stored;
  const { title, text } = ownOffersToasts.replaced;
  parts.notify({ tone: 'success', title, text: text(offer.title) });
  return ok(replacing);
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
