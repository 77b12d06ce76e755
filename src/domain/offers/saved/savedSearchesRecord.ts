import { savedSearchSchema, type SavedSearch } from '#/domain/offers/saved/savedSearch';
import { listOf } from '#/domain/storage/listOf';
import type { PlainRecord } from '#/domain/storage/record';

/** The saved searches, newest first: a bare JSON list, as the specification fixes it in section 7. */
export const savedSearchesRecord: PlainRecord<readonly SavedSearch[]> = {
  key: 'embellie.savedSearches',
  plain: true,
  ...listOf(savedSearchSchema),
};

/** The list with one more search; their number is not limited. */
export const withSavedSearch = (
  searches: readonly SavedSearch[],
  search: SavedSearch,
): readonly SavedSearch[] => [search, ...searches];

/** The list without one search. */
export const withoutSavedSearch = (
  searches: readonly SavedSearch[],
  id: number,
): readonly SavedSearch[] => searches.filter((search) => search.id !== id);
