import type { Result } from '#/domain/shared/result';
import type { StoredRecord } from '#/domain/storage/record';
import type { Vault, WriteProblem } from '#/domain/storage/Vault';

/** Reads, changes and writes back a record, so that what another tab added meanwhile stays. An absent or undecodable value counts as `empty`. */
export const updateRecord = <T>(
  vault: Vault,
  record: StoredRecord<T>,
  empty: T,
  change: (current: T) => T,
): Result<null, WriteProblem> => {
  const current = vault.read(record);
  return vault.write(record, change(current.ok ? (current.value ?? empty) : empty));
};
