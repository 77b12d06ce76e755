import type { OfflineCopy } from '#/domain/device/OfflineCopy';
import type { Lazy } from '#/domain/shared/lazy';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

export type OfflineStatus = OfflineState['status'];

/** How much of the application opens without a network; sizes in bytes before compression. */
export type OfflineState =
  | { readonly status: 'unsupported' | 'starting' }
  | {
      readonly status: 'partly' | 'preparing' | 'interrupted';
      readonly kept: number;
      readonly missing: number;
    }
  | { readonly status: 'ready'; readonly kept: number };

export type OfflineSession = Readable<OfflineState> & {
  /** Looks at what is there. */
  readonly look: () => Promise<void>;
  /** Fetches all that is missing. */
  readonly prepare: () => Promise<void>;
};

/** What is known of the copy on the device, and its completion, which outlives the screen that asked for it. */
export const createOfflineSession = (copy: Lazy<OfflineCopy>): OfflineSession => {
  const store = createStore<OfflineState>({ status: 'starting' });

  const look = async (otherwise: 'partly' | 'interrupted'): Promise<void> => {
    const isLatest = store.begin();
    const found = await copy().then(
      (loaded) => loaded.look(),
      () => 'starting' as const,
    );
    if (!isLatest()) return;
    if (typeof found === 'string') store.set({ status: found });
    else if (found.missing === 0) store.set({ status: 'ready', kept: found.kept });
    else store.set({ status: otherwise, ...found });
  };

  const prepare = async (): Promise<void> => {
    const before = store.getSnapshot();
    if (before.status !== 'partly' && before.status !== 'interrupted') return;
    const all = before.kept + before.missing;
    store.set({ ...before, status: 'preparing' });
    const came = await copy()
      .then((loaded) =>
        loaded.complete((kept) =>
          store.set({ status: 'preparing', kept, missing: Math.max(0, all - kept) }),
        ),
      )
      .catch(() => false);
    await look(came ? 'partly' : 'interrupted');
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    // What is under way tells itself.
    look: async () => {
      if (store.getSnapshot().status !== 'preparing') await look('partly');
    },
    prepare,
  };
};

/** The one session of some services. */
export const offlineSessionOf = singleton(({ offline }) => createOfflineSession(offline));
