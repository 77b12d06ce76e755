import type { Result } from '#/domain/shared/result';
import type { StoredRecord } from '#/domain/storage/record';

/** Why something could not be kept or read back. Each has a sentence for the user. */
export const VAULT_PROBLEMS = ['unavailable', 'quota', 'corrupt', 'future'] as const;
export type VaultProblem = (typeof VAULT_PROBLEMS)[number];

/** What a write can meet; a damaged or newer value in the way is kept aside, so it never stops one. */
export type WriteProblem = Extract<VaultProblem, 'unavailable' | 'quota'>;

/** What adding to what is kept can meet: nothing can be added to what a later version wrote. */
export type UpdateProblem = WriteProblem | Extract<VaultProblem, 'future'>;

/** Where a change was made: in this tab, or in another one of the same browser. */
export type ChangePlace = 'here' | 'elsewhere';

/** Small typed records on the device. Nothing throws. */
export type Vault = {
  /** The value, null where nothing is kept. The same stored text gives the same result object. */
  readonly read: <T>(record: StoredRecord<T>) => Result<T | null, VaultProblem>;
  /** Keeps a value. A text in the way that cannot be decoded is first copied under `embellie.damaged.`. */
  readonly write: <T>(record: StoredRecord<T>, value: T) => Result<null, WriteProblem>;
  readonly remove: <T>(record: StoredRecord<T>) => Result<null, WriteProblem>;
  /** Entries of a list record that could not be read; the others are. They are kept aside at the next write. */
  readonly damagedIn: <T>(record: StoredRecord<T>) => readonly unknown[];
  /** When a versioned record was last written: ISO instant; null where that is not known. */
  readonly writtenAt: <T>(record: StoredRecord<T>) => string | null;
  /** Every text that this application keeps, by key. */
  readonly texts: () => Result<ReadonlyMap<string, string>, 'unavailable'>;
  /** Puts texts in place, or takes them away where null: all of them or, where one fails, none. */
  readonly exchange: (changes: ReadonlyMap<string, string | null>) => Result<null, WriteProblem>;
  /** Calls back after each change of the record, here or in another tab, until the returned function is called. */
  readonly subscribe: (
    record: { readonly key: string },
    listener: (place: ChangePlace) => void,
  ) => () => void;
};
