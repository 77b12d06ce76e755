import { cacheOf, OFFLINE_LIST } from '#/adapters/offline/offlineFiles';
import type { OfflineFiles } from '#/adapters/offline/offlineFiles';
import type { OfflineCopy } from '#/domain/device/OfflineCopy';

/** What it needs of a page: `base` is the address of the application. */
export type OfflineHost = {
  readonly base: string;
  /** True once what keeps the application answers for this page; null where the browser has nothing of the kind. */
  readonly kept: () => boolean | null;
  readonly caches: Pick<CacheStorage, 'open' | 'match'>;
  readonly fetch: typeof fetch;
};

const sizeOf = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The copy of the application in the caches of the browser. */
export const createBrowserOffline = ({
  base,
  kept,
  caches,
  fetch: send,
}: OfflineHost): OfflineCopy => {
  const list = async (): Promise<OfflineFiles> =>
    (await (await send(`${base}${OFFLINE_LIST}`)).json()) as OfflineFiles;

  const split = async ({ version, later }: OfflineFiles) => {
    const cache = await caches.open(cacheOf(version));
    const found = await Promise.all(later.map(({ url }) => cache.match(url)));
    return {
      present: later.filter((_file, index) => found[index] !== undefined),
      missing: later.filter((_file, index) => found[index] === undefined),
    };
  };

  return {
    look: async () => {
      try {
        const isKept = kept();
        if (isKept !== true) return isKept === null ? 'unsupported' : 'starting';
        const { present, missing } = await split(await list());
        return { kept: sizeOf(present), missing: sizeOf(missing) };
      } catch {
        return 'starting';
      }
    },
    complete: async (onKept) => {
      try {
        const files = await list();
        const { present, missing } = await split(files);
        const cache = await caches.open(cacheOf(files.version));
        let bytes = sizeOf(present);
        for (const file of missing) {
          await cache.add(file.url);
          bytes += file.bytes;
          onKept(bytes);
        }
        return true;
      } catch {
        return false;
      }
    },
  };
};

/** The copy that the browser of this page keeps. */
export const browserOffline = (): OfflineCopy =>
  createBrowserOffline({
    base: import.meta.env.BASE_URL,
    kept: () => ('serviceWorker' in navigator ? navigator.serviceWorker.controller !== null : null),
    caches: {
      open: (name) => window.caches.open(name),
      match: (request) => window.caches.match(request),
    },
    fetch: (...request) => window.fetch(...request),
  });
