import type { Filters } from '#/domain/offers/search/filters';
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
export const wantedPlace = async ({
  location,
  radius,
}: Pick<Filters, 'location' | 'radius'>): Promise<WantedPlace | null> => {
  if (location.trim() === '') return null;
  const places = await loadPlaces().catch(() => null);
  return places?.want(location, radius ?? 0) ?? null;
};

/** The trade that a keyword names; null for none, and where the register could not be fetched. */
export const namedTrade = async ({
  keyword,
}: Pick<Filters, 'keyword'>): Promise<TradeTitles | null> => {
  if (keyword.trim() === '') return null;
  const trades = await loadTrades().catch(() => null);
  return trades?.of(keyword) ?? null;
};
