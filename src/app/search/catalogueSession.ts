import { createStore } from '#/app/services/createStore';
import type { Readable } from '#/app/services/createStore';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { CatalogueProblem, OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { keepingSame, withOwnOffers } from '#/domain/offers/catalogue/withOwnOffers';
import { ownOffersRecord } from '#/domain/storage/ownOffers';
import type { Vault } from '#/domain/storage/Vault';

/** The offers of the source and the user's own, which come first among the internal ones. */
export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly catalogue: Catalogue }
  /** `catalogue` then holds the user's own offers only: they need no source. */
  | {
      readonly status: 'failed';
      readonly problem: CatalogueProblem;
      readonly catalogue: Catalogue;
    };

export type CatalogueSession = Readable<CatalogueState> & {
  /** Loads unless that was done or is under way. */
  readonly start: () => void;
  /** Loads again. */
  readonly retry: () => void;
};

/** What the source said so far. */
type Served =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly catalogue: Catalogue }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };

const merged = (served: Served, own: readonly InternalOffer[]): CatalogueState => {
  if (served.status === 'loading') return served;
  if (served.status === 'failed')
    return { ...served, catalogue: withOwnOffers(EMPTY_CATALOGUE, own) };
  return { ...served, catalogue: withOwnOffers(served.catalogue, own) };
};

/** The offers as loaded, with the user's own as they are kept, for every screen that needs them. */
export const createCatalogueSession = (
  source: OfferSource,
  vault: Pick<Vault, 'read' | 'subscribe'>,
): CatalogueSession => {
  let served: Served = { status: 'loading' };
  let own: readonly InternalOffer[] = [];
  let kept: unknown = null;
  let started = false;

  /** Whether the user's own offers are others than before. */
  const readOwn = (): boolean => {
    const read = vault.read(ownOffersRecord);
    const now = read.ok ? read.value : null;
    if (now === kept) return false;
    kept = now;
    own = keepingSame(own, now ?? []);
    return true;
  };
  const refresh = (): void => {
    if (readOwn()) set(merged(served, own));
  };
  const { getSnapshot, subscribe, set } = createStore<CatalogueState>(
    { status: 'loading' },
    {
      whileWatched: () => {
        const leaveVault = vault.subscribe(ownOffersRecord, refresh);
        // What changed while no screen looked.
        refresh();
        return leaveVault;
      },
    },
  );
  const load = async (): Promise<void> => {
    started = true;
    served = { status: 'loading' };
    set(merged(served, own));
    const loaded = await source.load().catch(() => ({ ok: false, problem: 'offline' }) as const);
    served = loaded.ok
      ? { status: 'ready', catalogue: loaded.value }
      : { status: 'failed', problem: loaded.problem };
    readOwn();
    set(merged(served, own));
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
