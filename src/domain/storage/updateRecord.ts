import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { StoredRecord } from '#/domain/storage/record';
import type { UpdateProblem, Vault } from '#/domain/storage/Vault';

/**
 * Reads, changes and writes back a record, so that what another tab added meanwhile stays. An absent or damaged value
 * counts as `empty`; one of a later version, which a newer tab goes on with, is left as it is.
 */
export const updateRecord = <T>(
  vault: Vault,
  record: StoredRecord<T>,
  empty: T,
  change: (current: T) => T,
): Result<null, UpdateProblem> => {
  const current = vault.read(record);
  if (!current.ok && current.problem === 'future') return fail('future');
  return vault.write(record, change(current.ok ? (current.value ?? empty) : empty));
};
