import { useEffect, useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import { listsWithoutSamples } from '#/domain/offers/catalogue/withoutSamples';
import type { Filters } from '#/domain/offers/search/filters';
import { wideningsOf } from '#/domain/offers/search/widenings';
import type { Widening } from '#/domain/offers/search/widenings';
import type { WiderSearch } from '#/pages/SearchPage/SearchPage.state';
import { finderOf } from '#/usecases/search/offerFinder';
import { catalogueQuery } from '#/usecases/search/offerFinder';
import type { FoundOffers } from '#/usecases/search/offerFinder';

/** More of them are no help to choose. */
const MOST = 5;
const NONE: readonly WiderSearch[] = [];

/** What each way finds; null where that is not known. */
type Tried = readonly { readonly way: Widening; readonly found: FoundOffers | null }[];

const countOf = (found: FoundOffers, samplesHidden: boolean): number => {
  const { internal, external } = samplesHidden ? listsWithoutSamples(found) : found;
  return internal.length + external.length;
};

const worthwhile = (tried: Tried, samplesHidden: boolean): readonly WiderSearch[] =>
  tried
    .map(({ way, found }) => ({
      ...way,
      count: found === null ? 0 : countOf(found, samplesHidden),
    }))
    .filter(({ count }) => count > 0)
    .slice(0, MOST);

/** What would find something where the filters find nothing; none while that is not known. `offers` is null where nobody asks. */
export const useWiderSearches = (
  offers: OfferLists | null,
  filters: Filters,
  samplesHidden: boolean,
): readonly WiderSearch[] => {
  const finder = finderOf(useServices());
  const [answer, setAnswer] = useState<{ readonly to: Tried; readonly tried: Tried } | null>(null);
  const now = useMemo(
    (): Tried =>
      offers === null
        ? []
        : wideningsOf(filters).map((way) => ({
            way,
            found: finder.now(offers, catalogueQuery(way.filters)),
          })),
    [finder, offers, filters],
  );
  const asks = now.some(({ found }) => found === null);
  useEffect(() => {
    if (offers === null || !asks) return undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const tried = await Promise.all(
        now.map(async ({ way, found }) => ({
          way,
          found: found ?? (await finder.find(offers, catalogueQuery(way.filters))),
        })),
      );
      if (wanted) setAnswer({ to: now, tried });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [asks, finder, now, offers]);
  const tried = !asks ? now : answer?.to === now ? answer.tried : null;
  return useMemo(
    () => (tried === null ? NONE : worthwhile(tried, samplesHidden)),
    [tried, samplesHidden],
  );
};
