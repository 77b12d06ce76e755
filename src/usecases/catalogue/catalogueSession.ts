import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import type { Catalogue, OfferLack } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { CatalogueProblem, OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { withoutSamples } from '#/domain/offers/catalogue/withoutSamples';
import { keepingSame, withOwnOffers } from '#/domain/offers/catalogue/withOwnOffers';
import { showSamplesRecord, showsSamples } from '#/domain/settings/showSamples';
import type { Vault } from '#/domain/storage/Vault';
import { createStore } from '#/usecases/shared/store';
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

export type CatalogueSession = Readable<CatalogueState> & {
  /** Loads unless that was done or is under way. */
  readonly start: () => void;
  /** Loads again. */
  readonly retry: () => void;
};

/** What the source said so far. */
type Served =
  | { readonly status: 'loading' }
  /** `real` is the same object where the source has no examples. */
  | { readonly status: 'ready'; readonly catalogue: Catalogue; readonly real: Catalogue }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };

const merged = (
  served: Served,
  own: readonly InternalOffer[],
  showSamples: boolean,
): CatalogueState => {
  if (served.status === 'loading') return served;
  if (served.status === 'failed')
    return { ...served, catalogue: withOwnOffers(EMPTY_CATALOGUE, own) };
  const { catalogue, real } = served;
  return {
    status: 'ready',
    catalogue: withOwnOffers(showSamples ? catalogue : real, own),
    samples: real === catalogue ? 'none' : showSamples ? 'shown' : 'hidden',
  };
};

/** The offers as loaded, with the user's own as they are kept, for every screen that needs them. */
export const createCatalogueSession = (
  source: OfferSource,
  vault: Pick<Vault, 'read' | 'subscribe'>,
): CatalogueSession => {
  let served: Served = { status: 'loading' };
  let own: readonly InternalOffer[] = [];
  let kept: unknown = null;
  let samples = showsSamples(vault);
  let started = false;

  /** Whether the user's own offers, or their wish for examples, are others than before. */
  const readKept = (): boolean => {
    const read = vault.read(ownOffersRecord);
    const now = read.ok ? read.value : null;
    const shown = showsSamples(vault);
    if (now === kept && shown === samples) return false;
    samples = shown;
    if (now !== kept) own = keepingSame(own, now ?? []);
    kept = now;
    return true;
  };
  const update = (): void => set(merged(served, own, samples));
  const refresh = (): void => {
    if (readKept()) update();
  };
  const { getSnapshot, subscribe, set } = createStore<CatalogueState>(
    { status: 'loading' },
    {
      whileWatched: () => {
        const leaves = [ownOffersRecord, showSamplesRecord].map((record) =>
          vault.subscribe(record, refresh),
        );
        // What changed while no screen looked.
        refresh();
        return () => {
          for (const leave of leaves) leave();
        };
      },
    },
  );
  const load = async (): Promise<void> => {
    started = true;
    served = { status: 'loading' };
    update();
    const loaded = await source.load().catch(() => ({ ok: false, problem: 'offline' }) as const);
    served = loaded.ok
      ? { status: 'ready', catalogue: loaded.value, real: withoutSamples(loaded.value) }
      : { status: 'failed', problem: loaded.problem };
    readKept();
    update();
  };

  return {
    getSnapshot,
    subscribe,
    start: () => {
      if (!started) void load();
    },
    retry: () => void load(),
  };
};
