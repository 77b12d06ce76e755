import type { Filters } from '#/domain/offers/search/filters';
import type { OfferTable } from '#/domain/offers/search/index/OfferTable';
import { besideTable, placeAnswer, searchTable } from '#/domain/offers/search/index/searchTable';
import { openMatcher } from '#/domain/offers/search/keywordMatcher';
import type {
  BesideAnswer,
  IndexAnswer,
  IndexQuery,
  PlacesAnswer,
} from '#/domain/offers/search/OfferIndex';
import { haystackOf } from '#/domain/offers/search/searchKey';
import type { TradeRegister, TradeTitles } from '#/domain/offers/search/trades/tradeTitles';
import type { Places, WantedPlace } from '#/domain/places/wantedPlace';
import { lazy } from '#/domain/shared/lazy';

const loadPlaces = lazy(async (): Promise<Places> => {
  const { openPlaces } = await import('#/domain/places/wantedPlace');
  return openPlaces();
});

const loadTrades = lazy(async (): Promise<TradeRegister> => {
  const [{ openTradeTitles }, { default: register }] = await Promise.all([
    import('#/domain/offers/search/trades/tradeTitles'),
    import('#/domain/occupations/rome.fr.txt?raw'),
  ]);
  return openTradeTitles(register);
});

/** The typed place as it is understood; null for none, and where the gazetteer could not be fetched: letters then decide. */
const wantedPlace = async ({
  location,
  radius,
}: Pick<Filters, 'location' | 'radius'>): Promise<WantedPlace | null> => {
  if (location.trim() === '') return null;
  const places = await loadPlaces().catch(() => null);
  return places?.want(location, radius ?? 0) ?? null;
};

/** The trade that a keyword names; null for none, and where the register could not be fetched. */
const namedTrade = async ({ keyword }: Pick<Filters, 'keyword'>): Promise<TradeTitles | null> => {
  if (keyword.trim() === '') return null;
  const trades = await loadTrades().catch(() => null);
  return trades?.of(keyword) ?? null;
};

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
