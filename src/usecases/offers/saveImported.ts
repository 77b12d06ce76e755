import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import type { ImportedOffers } from '#/domain/offers/imports/ImportedOffers';
import { importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import type { ImportedSource } from '#/domain/offers/imports/importedOffersRecord';
import { mergeImported } from '#/domain/offers/imports/mergeImported';
import type { ImportMerge } from '#/domain/offers/imports/mergeImported';
import type { ImportOutcome } from '#/domain/offers/imports/OfferImporter';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';
import { localDay } from '#/domain/shared/localDay';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { WriteProblem } from '#/domain/storage/Vault';
import { ownOffersToasts } from '#/usecases/offers/userOffers.copy';
import type { Services } from '#/usecases/shared/services';

type Parts = Pick<Services, 'vault' | 'imported' | 'notify' | 'now'>;

/** What of each source is kept, the newest import first. */
const summaryOf = (offers: readonly InternalOffer[]): readonly ImportedSource[] => {
  const sources = new Map<
    string,
    { source: string; count: number; importedOn: string; ends: Record<string, number> }
  >();
  for (const { provenance, keptOn, expires } of offers) {
    const source = provenance?.source ?? '';
    const one = sources.get(source) ?? { source, count: 0, importedOn: '', ends: {} };
    sources.set(source, one);
    one.count += 1;
    if (keptOn !== null && keptOn > one.importedOn) one.importedOn = keptOn;
    if (expires !== null) one.ends[expires] = (one.ends[expires] ?? 0) + 1;
  }
  return [...sources.values()].toSorted((one, other) =>
    inCodeOrder(other.importedOn, one.importedOn),
  );
};

const putIn = async (
  store: ImportedOffers,
  { vault, now }: Pick<Parts, 'vault' | 'now'>,
  offers: ImportOutcome['offers'],
): Promise<Result<ImportMerge, WriteProblem>> => {
  const stored = await store.load();
  if (!stored.ok) return stored;
  const own = vault.read(ownOffersRecord);
  const merge = mergeImported(offers, stored.value, own.ok ? (own.value ?? []) : []);
  if (merge.put.length > 0) {
    const written = await store.keep(merge.put);
    if (!written.ok) return written;
    const changed = new Set(merge.put.map(({ id }) => id));
    const all = [...stored.value.filter(({ id }) => !changed.has(id)), ...merge.put];
    const day = localDay(now());
    const fresh = new Set(offers.map(({ provenance }) => provenance.source));
    vault.write(
      importedOffersRecord,
      summaryOf(all).map((one) => (fresh.has(one.source) ? { ...one, importedOn: day } : one)),
    );
  }
  return ok(merge);
};

/** Keeps offers beside those imported before: one that is there is brought up to date. What that changed. */
const putImported = async (
  { imported, ...parts }: Omit<Parts, 'notify'>,
  offers: ImportOutcome['offers'],
): Promise<Result<ImportMerge, WriteProblem>> => {
  const store = await imported().catch(() => null);
  // What another tab imports meanwhile would be missing from what is written of both.
  return store === null ? fail('unavailable') : store.alone(() => putIn(store, parts, offers));
};

/** Keeps the offers of a file, with a toast. What that changed. */
export const saveImported = async (
  { notify, ...parts }: Parts,
  { offers }: ImportOutcome,
): Promise<Result<ImportMerge, WriteProblem>> => {
  const merged = await putImported(parts, offers);
  if (!merged.ok) return merged;
  const { title, text } = ownOffersToasts.imported;
  notify({ tone: 'success', title, text: text(merged.value.added, merged.value.updated) });
  return merged;
};

/** Keeps an offer that a live source gave among the person's own, under the number that it has, with a toast. Whether it is there. */
export const keepLiveOffer = async (
  { notify, ...parts }: Parts,
  offer: InternalOffer,
): Promise<boolean> => {
  const { provenance } = offer;
  if (provenance === null) return false;
  const kept = { ...offer, provenance, keptOn: localDay(parts.now()) };
  const merged = await putImported(parts, [kept]);
  if (merged.ok) notify({ tone: 'success', ...ownOffersToasts.kept(offer.title) });
  else
    notify({
      tone: 'destructive',
      title: ownOffersToasts.notKept.title,
      text: ownOffersToasts.notKept.text[merged.problem],
    });
  return merged.ok;
};

/** Removes every offer imported from a source, with a toast. Ask for a confirmation first. Whether they are gone. */
export const removeImported = async (
  { vault, imported, notify }: Parts,
  source: string,
): Promise<boolean> => {
  const store = await imported().catch(() => null);
  const removed = await store?.alone(async () => {
    const gone = await store.removeSource(source);
    if (gone.ok)
      updateRecord(vault, importedOffersRecord, [], (all) =>
        all.filter((one) => one.source !== source),
      );
    return gone;
  });
  if (removed?.ok !== true) {
    notify({ tone: 'destructive', ...ownOffersToasts.notRemoved });
    return false;
  }
  notify({ tone: 'success', ...ownOffersToasts.sourceRemoved });
  return true;
};
