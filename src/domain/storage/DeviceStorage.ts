import type { Result } from '#/domain/shared/result';

/** What the browser says of the room it gives this site, in bytes; the application's own files count too. */
export type StorageEstimate = { readonly used: number; readonly available: number };

/** Whether the browser promised not to clear by itself what is kept; `unknown` where it does not tell. */
export const STORAGE_PROMISES = ['kept', 'notPromised', 'unknown'] as const;
export type StoragePromise = (typeof STORAGE_PROMISES)[number];

/** The device's storage as a whole. Nothing throws. */
export type DeviceStorage = {
  /** Null where the browser does not tell. */
  readonly estimate: () => Promise<StorageEstimate | null>;
  readonly promise: () => Promise<StoragePromise>;
  /** Asks the browser for its promise; some ask the user in turn. */
  readonly askPromise: () => Promise<StoragePromise>;
  /** Whether the browser erases what is kept after seven days without a visit. */
  readonly erasesAfterAWeek: () => boolean;
  /** Deletes every database of this application. */
  readonly eraseDatabases: () => Promise<Result<null, 'unavailable'>>;
};
