/** One file that comes with its first use, and its size in bytes before compression. */
export type LaterFile = { readonly url: string; readonly bytes: number };

/**
 * What a build can keep on the device, written beside it as `offline.json`. `version` names its entry, which changes
 * with any part of the code; `shell` is kept from the first visit on, `later` comes with its first use or on request.
 */
export type OfflineFiles = {
  readonly version: string;
  readonly base: string;
  readonly shell: readonly { readonly url: string; readonly revision: string | null }[];
  readonly later: readonly LaterFile[];
};

/** Place of the list, from the address of the application. */
export const OFFLINE_LIST = 'offline.json';

const CACHE = 'embellie-';

/** Name of the cache that holds the files of one version. */
export const cacheOf = (version: string): string => `${CACHE}${version}`;

/** Name of the lock that every open tab of a version holds: while there is one, its files stay. */
export const lockOf = (version: string): string => `${CACHE}tab-${version}`;

/** Offers that the site serves, whatever the version. */
export const CATALOGUE_CACHE = `${CACHE}catalogue`;

/** The caches of versions that nobody has open any more, among all of them. */
export const abandoned = (
  names: readonly string[],
  current: string,
  locks: readonly string[],
): readonly string[] =>
  names.filter(
    (name) =>
      name.startsWith(CACHE) &&
      name !== CATALOGUE_CACHE &&
      name !== cacheOf(current) &&
      !locks.includes(lockOf(name.slice(CACHE.length))),
  );

/** What of kept answers goes, by address, so that the others weigh no more than `most` bytes together; given from the oldest to the newest, of which the last always stays. */
export const overBudget = (
  kept: readonly { readonly url: string; readonly bytes: number }[],
  most: number,
): readonly string[] => {
  let total = 0;
  return kept.toReversed().flatMap(({ url, bytes }, index) => {
    total += bytes;
    return index > 0 && total > most ? [url] : [];
  });
};
