import { namedTrade, wantedPlace } from '#/adapters/offers/index/indexKnowledge';
import type { Filters } from '#/domain/offers/search/filters';
import type { OfferTable } from '#/domain/offers/search/index/OfferTable';
import { besideTable, placeAnswer, searchTable } from '#/domain/offers/search/index/searchTable';
import { openMatcher } from '#/domain/offers/search/matcher';
import type {
  BesideAnswer,
  IndexAnswer,
  IndexQuery,
  PlacesAnswer,
} from '#/domain/offers/search/OfferIndex';
import { haystackOf } from '#/domain/offers/search/searchKey';

/** Searches a table, once what is known of its place is there. */
export const searchIn = async (table: OfferTable, query: IndexQuery): Promise<IndexAnswer> =>
  searchTable(table, query, await wantedPlace(query.filters));

/** What stands beside that answer. */
export const besideIn = async (table: OfferTable, query: IndexQuery): Promise<BesideAnswer> => {
  const [wanted, trade] = await Promise.all([
    wantedPlace(query.filters),
    namedTrade(query.filters),
  ]);
  return besideTable(table, query, wanted, trade);
};

/** How some places answer a typed one. */
export const placesFor = async (
  typed: Pick<Filters, 'location' | 'radius'>,
  places: readonly string[],
): Promise<PlacesAnswer> => {
  const wanted = await wantedPlace(typed);
  const letters = openMatcher(typed.location)?.test ?? (() => true);
  return {
    understood:
      wanted === null
        ? null
        : { kind: wanted.kind, name: wanted.name, departments: wanted.departments },
    // An external offer whose place has these letters stays where the specification puts it.
    answers: places.map(
      (written) => placeAnswer(wanted, letters, { key: haystackOf([written]), written }) !== null,
    ),
  };
};
