import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useApplicationOf } from '#/app/hooks/useApplicationOf';
import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useCv } from '#/app/hooks/useCv';
import { useLiveSearch } from '#/app/hooks/useLiveSearch';
import { useSamplesStepBack } from '#/app/hooks/useSamplesStepBack';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { useUserOffers } from '#/app/hooks/useUserOffers';
import { offerLinks } from '#/app/navigation/offerLinks';
import { useOfferMatch } from '#/app/routes/search/useOfferMatch';
import { useSavedSearches } from '#/app/routes/search/useSavedSearches';
import { useSearchAddress } from '#/app/routes/search/useSearchAddress';
import { useSearchDialog } from '#/app/routes/search/useSearchDialog';
import { useSearchResults } from '#/app/routes/search/useSearchResults';
import { isClosed } from '#/domain/offers/catalogue/isClosed';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import type { BoardLink, boardLinks } from '#/domain/offers/search/boardLinks';
import type { Filters } from '#/domain/offers/search/filters';
import { localDay } from '#/domain/shared/localDay';
import { LiveSlot } from '#/modules/LiveSearch/LiveSlot';
import { ServedOffers } from '#/modules/ServedOffers/ServedOffers';
import { SearchPage } from '#/pages/SearchPage/SearchPage';

const NONE: readonly BoardLink[] = [];

/** The same search on other sites. What writes their addresses loads after the screen; none where it does not come. */
const useBoardLinks = (filters: Filters): readonly BoardLink[] => {
  const [linksOf, setLinksOf] = useState<typeof boardLinks | null>(null);
  useEffect(() => {
    import('#/domain/offers/search/boardLinks').then(
      (loaded) => setLinksOf(() => loaded.boardLinks),
      () => undefined,
    );
  }, []);
  // Twelve addresses are not worth a pause in the typing.
  const wanted = useDeferredValue(filters);
  return useMemo(() => linksOf?.(wanted) ?? NONE, [linksOf, wanted]);
};

/** Recherche Intelligente over the catalogue and the saved searches; what is asked is in the address. */
export const SearchRoute = () => {
  const { now } = useServices();
  const today = localDay(now());
  const { state: cv } = useCv();
  const { catalogue: whole, retry, want } = useCatalogue();
  const { filters, setFilters, view: chosen, setView, settled } = useSearchAddress();
  const live = useLiveSearch('search', settled);
  const catalogue = useSamplesStepBack(whole, live.state.offers.length > 0);
  const saved = useSavedSearches();
  const own = useUserOffers();
  const unreadableOffers = useUnreadable(ownOffersRecord);
  const boards = useBoardLinks(filters);
  const applicationOf = useApplicationOf();
  const readCv = cv.status === 'read' ? cv.cv : null;
  // What answers the CV best comes first, until another order is chosen.
  const ownOrder = readCv === null ? 'relevance' : 'compatibility';
  const view = { ...chosen, sort: chosen.sort ?? ownOrder };
  const results = useSearchResults(catalogue, readCv, { filters, settled, view });
  const { state, openOffer, selected, sheetOffer } = results;
  const match = useOfferMatch(readCv, selected);
  const dialogs = useSearchDialog({ filters, saved, own, openOffer, selected, sheetOffer });
  const { keyword, location } = settled;
  const near = location.trim() === '' ? (readCv?.person.city?.value ?? '') : location;
  useEffect(() => want({ keyword, location: near }), [want, keyword, near]);

  return (
    <SearchPage
      state={state}
      filters={filters}
      onFiltersChange={setFilters}
      place={results.place}
      view={{
        ...view,
        samplesHidden:
          catalogue.status === 'ready' && catalogue.samples === 'shown' ? view.samplesHidden : null,
      }}
      onViewChange={(next) =>
        setView({
          sort: next.sort === ownOrder ? null : next.sort,
          samplesHidden: next.samplesHidden ?? view.samplesHidden,
        })
      }
      comparison={results.comparison}
      saved={{
        searches: saved.searches,
        unreadable: saved.unreadable,
        onAskSave: dialogs.askSave,
        onApply: (search) => setFilters(search.filters),
        onAskDelete: (search) => dialogs.show({ kind: 'deleteSearch', search }),
      }}
      boards={boards}
      live={
        <>
          <LiveSlot {...live} />
          {catalogue.status === 'ready' && <ServedOffers reach={catalogue.catalogue.reach} />}
        </>
      }
      offers={{
        unreadable: unreadableOffers,
        onSelect: openOffer.open,
        onAskApply: dialogs.askApply,
        onRetry: retry,
        match,
        actions: {
          linksOf: offerLinks,
          applicationOf,
          isClosed: (offer) => isClosed(offer, today),
          onExplain: (offer) => dialogs.show({ kind: 'explain', offer }),
          onExport: (offer) => void own.exportOne(offer),
          onAskDelete: (offer) => dialogs.show({ kind: 'deleteOffer', offer }),
        },
      }}
      dialog={dialogs.dialog}
      onDialogClose={dialogs.close}
      onDialogConfirm={dialogs.confirm}
      onNote={dialogs.note}
    />
  );
};
