import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { Result } from '#/domain/shared/result';
import type { WriteProblem } from '#/domain/storage/Vault';

/** Offers that were imported, by the thousand: a database holds them, since records of the vault hold some millions of characters only. Nothing throws. */
export type ImportedOffers = {
  /** All of them; what cannot be read back is left out. */
  readonly load: () => Promise<Result<readonly InternalOffer[], 'unavailable'>>;
  /** Keeps offers, in the place of those of the same numbers: all of them or, where one fails, none. */
  readonly keep: (offers: readonly InternalOffer[]) => Promise<Result<null, WriteProblem>>;
  /** Runs an action while no other one runs, in any tab: what it loads still stands when it writes. */
  readonly alone: <T>(action: () => Promise<T>) => Promise<T>;
  /** Removes the offers of a source. */
  readonly removeSource: (source: string) => Promise<Result<null, WriteProblem>>;
};
