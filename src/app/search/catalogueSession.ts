import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { CatalogueProblem, OfferSource } from '#/domain/offers/catalogue/OfferSource';

export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly catalogue: Catalogue }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };

export type CatalogueSession = {
  readonly getSnapshot: () => CatalogueState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads unless that was done or is under way. */
  readonly start: () => void;
  /** Loads again. */
  readonly retry: () => void;
};

/** The offers as loaded, for every screen that needs them. */
export const createCatalogueSession = (source: OfferSource): CatalogueSession => {
  let state: CatalogueState = { status: 'loading' };
  let started = false;
  const listeners = new Set<() => void>();
  const update = (next: CatalogueState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const load = async (): Promise<void> => {
    started = true;
    update({ status: 'loading' });
    const loaded = await source.load().catch(() => ({ ok: false, problem: 'offline' }) as const);
    update(
      loaded.ok
        ? { status: 'ready', catalogue: loaded.value }
        : { status: 'failed', problem: loaded.problem },
    );
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: () => {
      if (!started) void load();
    },
    retry: () => void load(),
  };
};
