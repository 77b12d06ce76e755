import { useCallback, useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { StoredRecord } from '#/domain/storage/record';
import type { VaultProblem } from '#/domain/storage/Vault';

// At build, and until the page has come to life, no device has been asked yet.
const NOTHING_YET: Result<null, never> = ok(null);

/** What is kept under a record, up to date with this tab and the others. The record has to be a constant. */
export const useRecord = <T>(record: StoredRecord<T>): Result<T | null, VaultProblem> => {
  const { vault } = useServices();
  const subscribe = useCallback(
    (listener: () => void) => vault.subscribe(record, listener),
    [vault, record],
  );
  return useSyncExternalStore(
    subscribe,
    () => vault.read(record),
    () => NOTHING_YET,
  );
};
