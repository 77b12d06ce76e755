import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import type { StoredRecord } from '#/domain/storage/record';
import type { Unreadable } from '#/domain/storage/unreadable';

/** What of a list that is kept could not be read, up to date with this tab and the others. The record has to be a constant. */
export const useUnreadable = <T>(record: StoredRecord<readonly T[]>): Unreadable => {
  const { vault } = useServices();
  const stored = useRecord(record);
  if (stored.ok) return vault.damagedIn(record).length;
  switch (stored.problem) {
    case 'corrupt':
      return 'all';
    case 'future':
      return 'newer';
    case 'quota':
    case 'unavailable':
      return 0;
  }
};
