import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import type { Catalogue, OfferLack } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { isClosed } from '#/domain/offers/catalogue/isClosed';
import type {
  CatalogueProblem,
  OfferSource,
  WantedOffers,
} from '#/domain/offers/catalogue/OfferSource';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { withHeadsCorrected } from '#/domain/offers/catalogue/withHeadsCorrected';
import { withoutSamples } from '#/domain/offers/catalogue/withoutSamples';
import { keepingSame, withOwnOffers } from '#/domain/offers/catalogue/withOwnOffers';
import type { ImportedOffers } from '#/domain/offers/imports/ImportedOffers';
import { importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { showSamplesRecord, showsSamples } from '#/domain/settings/showSamples';
import type { Lazy } from '#/domain/shared/lazy';
import { localDay } from '#/domain/shared/localDay';
import type { Vault } from '#/domain/storage/Vault';
import { offerCorrectionsIn } from '#/usecases/offers/correctedOffers';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

/** Where the examples of the catalogue stand: it has none, or they are shown, or the settings hide them. */
export type SamplesStanding = 'none' | 'shown' | 'hidden';

/** The offers of the source and the user's own, which come first among the internal ones. Examples that the settings hide are left out. */
export type CatalogueState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly catalogue: Catalogue;
      readonly samples: SamplesStanding;
    }
  /** `catalogue` then holds the user's own offers only: they need no source. */
  | {
      readonly status: 'failed';
      readonly problem: CatalogueProblem;
      readonly catalogue: Catalogue;
    };

/** Why a list of offers has none, whatever is asked. */
export const lackOf = (samples: SamplesStanding): OfferLack =>
  samples === 'none' ? 'nothing' : 'samplesHidden';

/** Whether more offers are on their way: nothing is said to be missing before. */
export const isArriving = (state: CatalogueState): boolean =>
  state.status === 'ready' && state.catalogue.reach?.loading === true;

export type CatalogueSession = Readable<CatalogueState> & {
  /** Loads unless that was done or is under way. */
  readonly start: () => void;
  /** Loads again. */
  readonly retry: () => void;
  /** Loads again while what is there stays in view; where the source cannot be reached, it stays for good. */
  readonly refresh: () => Promise<void>;
  /** Brings what a search needs, where the source serves more than is held. */
  readonly want: (wanted: WantedOffers) => void;
};

/** What the source said so far. */
type Served =
  | { readonly status: 'loading' }
  /** `real` is the same object where the source has no examples. */
  | { readonly status: 'ready'; readonly catalogue: Catalogue; readonly real: Catalogue }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };

/** What this device adds to the offers of the source. */
type Stored = {
  readonly own: readonly InternalOffer[];
  readonly showSamples: boolean;
  readonly corrections: readonly OfferCorrections[];
  /** ISO day. */
  readonly today: string;
};

/** Nobody can answer what has closed; what the person wrote down themselves stays, and says that it has. */
const withoutClosed = (offers: readonly InternalOffer[], today: string): readonly InternalOffer[] =>
  offers.filter((offer) => offer.source === 'own' || !isClosed(offer, today));

/** Asked anew: it may have changed while one waited. */
const statusOf = ({ status }: Served): Served['status'] => status;

const merged = (
  served: Served,
  { own, showSamples, corrections, today }: Stored,
): CatalogueState => {
  if (served.status === 'loading') return served;
  const completed = (offers: Catalogue): Catalogue => {
    const all = withOwnOffers(offers, own);
    return withHeadsCorrected(
      { ...all, internal: withoutClosed(all.internal, today) },
      corrections,
    );
  };
  if (served.status === 'failed') return { ...served, catalogue: completed(EMPTY_CATALOGUE) };
  const { catalogue, real } = served;
  // Examples step back as soon as one real offer is there.
  if (own.length + real.internal.length + real.external.length + real.specialized.length > 0)
    return { status: 'ready', catalogue: completed(real), samples: 'none' };
  return {
    status: 'ready',
    catalogue: completed(showSamples ? catalogue : real),
    samples: real === catalogue ? 'none' : showSamples ? 'shown' : 'hidden',
  };
};

/** The offers as loaded, with the user's own as they are kept, for every screen that needs them. */
export const createCatalogueSession = (
  source: OfferSource,
  vault: Pick<Vault, 'read' | 'subscribe'>,
  loadImported: Lazy<ImportedOffers>,
  now: () => Date,
): CatalogueSession => {
  let served: Served = { status: 'loading' };
  let own: readonly InternalOffer[] = [];
  let imported: readonly InternalOffer[] = [];
  /** The record of the imported offers that were read from their database. */
  let importedAs: unknown = null;
  let stored: unknown = null;
  let samples = showsSamples(vault);
  let corrections = offerCorrectionsIn({ vault });
  let started = false;

  /** Whether the user's own offers, their wish for examples or their corrections are others than before. */
  const readStored = (): boolean => {
    const read = vault.read(ownOffersRecord);
    const now = read.ok ? read.value : null;
    const shown = showsSamples(vault);
    const corrected = offerCorrectionsIn({ vault });
    if (now === stored && shown === samples && corrected === corrections) return false;
    samples = shown;
    corrections = corrected;
    if (now !== stored) own = keepingSame(own, now ?? []);
    stored = now;
    return true;
  };
  const update = (): void =>
    set(
      merged(served, {
        own: [...own, ...imported],
        showSamples: samples,
        corrections,
        today: localDay(now()),
      }),
    );
  /** Reads the database of imported offers where its record tells that it changed. Whether it did. */
  const readImported = async (): Promise<boolean> => {
    const record = vault.read(importedOffersRecord);
    const now = record.ok ? record.value : null;
    if (now === importedAs) return false;
    importedAs = now;
    if (now === null || now.length === 0) {
      imported = [];
      return true;
    }
    const store = await loadImported().catch(() => null);
    const found = await store?.load();
    // Another reading may have begun meanwhile; one that failed is tried again with the next change.
    if (importedAs === now && found?.ok === true) imported = keepingSame(imported, found.value);
    if (found?.ok !== true) importedAs = undefined;
    return true;
  };
  const refresh = (): void => {
    if (readStored()) update();
    void readImported().then((changed) => {
      if (changed && served.status !== 'loading') update();
    });
  };
  const { getSnapshot, subscribe, set, begin } = createStore<CatalogueState>(
    { status: 'loading' },
    {
      whileWatched: () => {
        const leaves = [
          ownOffersRecord,
          importedOffersRecord,
          showSamplesRecord,
          offerCorrectionsRecord,
        ].map((record) => vault.subscribe(record, refresh));
        // What changed while no screen looked.
        refresh();
        return () => {
          for (const leave of leaves) leave();
        };
      },
    },
  );
  /** Takes more of what is served, in the place of what came before. */
  const moreWhile =
    (isLatest: () => boolean) =>
    (catalogue: Catalogue): void => {
      if (!isLatest()) return;
      served = { status: 'ready', catalogue, real: withoutSamples(catalogue) };
      update();
    };
  const load = async (): Promise<void> => {
    started = true;
    served = { status: 'loading' };
    update();
    const isLatest = begin();
    const [loaded] = await Promise.all([
      source
        .load(undefined, moreWhile(isLatest))
        .catch(() => ({ ok: false, problem: 'offline' }) as const),
      readImported(),
    ]);
    if (!isLatest()) return;
    // More may have come while the device was read.
    if (statusOf(served) === 'loading')
      served = loaded.ok
        ? { status: 'ready', catalogue: loaded.value, real: withoutSamples(loaded.value) }
        : { status: 'failed', problem: loaded.problem };
    readStored();
    update();
  };

  return {
    getSnapshot,
    subscribe,
    start: () => {
      if (!started) void load();
    },
    retry: () => void load(),
    refresh: async () => {
      if (served.status !== 'ready') return load();
      const isLatest = begin();
      const [loaded] = await Promise.all([
        source.load(undefined, moreWhile(isLatest)).catch(() => ({ ok: false }) as const),
        readImported(),
      ]);
      if (!loaded.ok || !isLatest()) return;
      served = {
        status: 'ready',
        catalogue: loaded.value,
        real: withoutSamples(loaded.value),
      };
      readStored();
      update();
    },
    want: (wanted) => source.want?.(wanted),
  };
};

// Beside the services: the screens of the search family load the offers once.
/** The one catalogue of some services. */
export const catalogueSessionOf = singleton(({ offers, vault, imported, now }) =>
  createCatalogueSession(offers, vault, imported, now),
);

/** The catalogue once it is loaded, or failed to; loads it where nobody has. */
export const settledCatalogue = (
  session: CatalogueSession,
): Promise<Exclude<CatalogueState, { status: 'loading' }>> =>
  new Promise((resolve) => {
    let leave: (() => void) | null = null;
    const look = (): void => {
      const state = session.getSnapshot();
      if (state.status === 'loading') return;
      leave?.();
      resolve(state);
    };
    leave = session.subscribe(look);
    session.start();
    look();
  });
