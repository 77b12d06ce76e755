import { useEffect, useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import { listsWithoutSamples } from '#/domain/offers/catalogue/withoutSamples';
import type { Filters } from '#/domain/offers/search/filters';
import { sortOffers } from '#/domain/offers/search/sortOffers';
import type { SearchView } from '#/pages/SearchPage/SearchPage.state';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';
import { finderOf } from '#/usecases/search/offerFinder';
import type { FoundOffers, OfferQuery } from '#/usecases/search/offerFinder';

/** What fills the window; the rest follows. */
const FIRST = 40;

const INDEX_ANSWERS_IN_MS = 60;

/** An answer, with what it answers. */
type Answer = {
  readonly offers: OfferLists;
  readonly query: OfferQuery;
  readonly found: FoundOffers;
};

/** What was found last, as it is shown while there is no newer answer. */
type Before = {
  readonly query: OfferQuery;
  readonly of: FoundOffers;
  readonly found: FoundOffers;
};

/** The offers that answer the filters, in order; null while they are not known. What the index answers comes in two parts: the first ones at once. */
export const useFoundOffers = (
  state: CatalogueState,
  filters: Filters,
  { sort: order, samplesHidden }: SearchView,
  scores: ReadonlyMap<number, number>,
): FoundOffers | null => {
  const finder = finderOf(useServices());
  const [answer, setAnswer] = useState<Answer | null>(null);
  const offers = state.status === 'ready' ? state.catalogue : null;
  const sort = order === 'date' ? 'date' : 'relevance';
  const query = useMemo(() => ({ filters, sort }) as const, [filters, sort]);
  const now = useMemo(
    () => (offers === null ? null : finder.now(offers, query)),
    [finder, offers, query],
  );
  const asks = offers !== null && now === null;
  useEffect(() => {
    if (!asks) return undefined;
    let wanted = true;
    const ask = async (limit?: number): Promise<boolean> => {
      const found = await finder.find(offers, query, limit);
      if (wanted) setAnswer({ offers, query, found });
      return wanted && !found.complete;
    };
    let answered = false;
    void ask(FIRST).then((more) => {
      answered = true;
      return more ? ask() : false;
    });
    // Mostly the index is quicker; the register of places takes a while to come, once.
    const timer = setTimeout(() => {
      if (answered) return;
      void finder.meanwhile(offers, query).then((found) => {
        if (wanted && !answered && found !== null) setAnswer({ offers, query, found });
      });
    }, INDEX_ANSWERS_IN_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asks, finder, offers, query]);

  const answered = answer?.offers === offers && answer.query === query ? answer.found : null;
  const current = now ?? answered;
  // A catalogue that comes in parts grows: until the index knows the new ones, what it found among the others stays.
  const [before, setBefore] = useState<Before | null>(null);
  if (offers?.reach !== undefined && current !== null && before?.of !== current)
    setBefore({ query, of: current, found: { ...current, complete: false } });
  const found = current ?? (before?.query === query ? before.found : null);
  return useMemo(() => {
    if (found === null) return null;
    const shown = samplesHidden === true ? { ...found, ...listsWithoutSamples(found) } : found;
    if (order !== 'compatibility') return shown;
    const scoreOf = ({ id }: { readonly id: number }): number | null => scores.get(id) ?? null;
    const { keyword } = filters;
    return { ...shown, internal: sortOffers(shown.internal, order, { keyword, scoreOf }) };
  }, [found, order, samplesHidden, filters, scores]);
};
