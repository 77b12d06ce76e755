import { useServices } from '#/app/services/ServicesContext';
import { useRecord } from '#/app/services/useRecord';
import type { StoredRecord } from '#/domain/storage/record';
import type { Unreadable } from '#/modules/UnreadableEntries/unreadable';

/** What of a list that is kept could not be read, up to date with this tab and the others. The record has to be a constant. */
export const useUnreadable = <T>(record: StoredRecord<readonly T[]>): Unreadable => {
  const { vault } = useServices();
  const kept = useRecord(record);
  if (!kept.ok) return kept.problem === 'corrupt' ? 'all' : 0;
  return vault.damagedIn(record).length;
};
