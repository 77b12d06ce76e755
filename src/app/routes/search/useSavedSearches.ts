import { useEffect } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import type { SavedSearch } from '#/domain/offers/saved/savedSearch';
import {
  savedSearchesRecord,
  withoutSavedSearch,
  withSavedSearch,
} from '#/domain/offers/saved/savedSearchesRecord';
import type { Filters } from '#/domain/offers/search/filters';
import type { Unreadable } from '#/domain/storage/unreadable';
import { updateRecord } from '#/domain/storage/updateRecord';
import { searchToasts } from '#/usecases/search/search.copy';

const NONE: readonly SavedSearch[] = [];

type SavedSearches = {
  /** Newest first. */
  readonly searches: readonly SavedSearch[];
  /** What of them could not be read; where nothing could, a toast says so. */
  readonly unreadable: Unreadable;
  readonly save: (name: string, filters: Filters) => void;
  readonly remove: (id: number) => void;
};

/** The saved searches, each change followed by its toast. */
export const useSavedSearches = (): SavedSearches => {
  const { vault, notify, now } = useServices();
  const stored = useRecord(savedSearchesRecord);
  const unreadable = useUnreadable(savedSearchesRecord);
  const searches = stored.ok ? (stored.value ?? NONE) : NONE;
  useEffect(() => {
    if (!stored.ok) notify({ tone: 'destructive', ...searchToasts.notLoaded });
  }, [stored.ok, notify]);

  return {
    searches,
    unreadable: unreadable === 'all' ? 0 : unreadable,
    save: (name, filters) => {
      const id = now().getTime();
      const saved = updateRecord(vault, savedSearchesRecord, [], (all) =>
        withSavedSearch(all, { id, name, filters }),
      );
      notify(
        saved.ok
          ? { tone: 'success', ...searchToasts.saved(name) }
          : { tone: 'destructive', ...searchToasts.notSaved },
      );
    },
    remove: (id) => {
      const removed = updateRecord(vault, savedSearchesRecord, [], (all) =>
        withoutSavedSearch(all, id),
      );
      notify(
        removed.ok
          ? { tone: 'success', ...searchToasts.deleted }
          : { tone: 'destructive', ...searchToasts.notDeleted },
      );
    },
  };
};
