import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useApplicationOf } from '#/app/hooks/useApplicationOf';
import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useCv } from '#/app/hooks/useCv';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { useOwnOffers } from '#/app/hooks/useUserOffers';
import { offerLinks } from '#/app/navigation/offerLinks';
import { searchState } from '#/app/routes/search/searchState';
import { useBoardLinks } from '#/app/routes/search/useBoardLinks';
import { useComparedOffers } from '#/app/routes/search/useComparedOffers';
import { useFoundOffers } from '#/app/routes/search/useFoundOffers';
import { useOfferMatch } from '#/app/routes/search/useOfferMatch';
import { useOpenOffer, useShowAddressed } from '#/app/routes/search/useOpenOffer';
import { useSavedSearches } from '#/app/routes/search/useSavedSearches';
import { useSearchAddress } from '#/app/routes/search/useSearchAddress';
import { useWiderSearches } from '#/app/routes/search/useWiderSearches';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { defaultSearchName } from '#/domain/offers/saved/searchName.fr';
import { isDefaultFilters } from '#/domain/offers/search/filters';
import { localDay } from '#/domain/shared/localDay';
import { SearchPage } from '#/pages/SearchPage/SearchPage';
import type { SearchDialog, SentCv } from '#/pages/SearchPage/SearchPage.state';
import { searchToasts } from '#/usecases/search/search.copy';

/** Recherche Intelligente over the catalogue and the saved searches; what is asked is in the address. */
export const SearchRoute = () => {
  const services = useServices();
  const { notify, now } = services;
  const { state: cv } = useCv();
  const { catalogue, retry } = useCatalogue();
  const { filters, setFilters, view, setView, settled } = useSearchAddress();
  const saved = useSavedSearches();
  const own = useOwnOffers();
  const unreadableOffers = useUnreadable(ownOffersRecord);
  const boards = useBoardLinks(filters);
  const applicationOf = useApplicationOf();
  const [dialog, setDialog] = useState<SearchDialog | null>(null);
  const readCv = cv.status === 'read' ? cv.cv : null;
  const showSamples = useShowSamples();
  const sentCv: SentCv =
    cv.status === 'none'
      ? { kind: showSamples ? 'sample' : 'none' }
      : { kind: 'own', name: cv.fileName };
  const { scores, comparison } = useComparedOffers(
    readCv,
    catalogue,
    view.sort === 'compatibility',
  );
  const found = useFoundOffers(catalogue, settled, view, scores);
  const samplesHidden = view.samplesHidden === true;
  const nothingFound = found !== null && found.internal.length + found.external.length === 0;
  const wider = useWiderSearches(
    nothingFound && catalogue.status === 'ready' ? catalogue.catalogue : null,
    settled,
    samplesHidden,
  );
  const openOffer = useOpenOffer();
  const state = searchState({
    catalogue,
    found: settled === filters ? found : null,
    selectedId: openOffer.chosenId,
    scores,
    samplesHidden,
    wider,
  });
  const selected = state.status === 'results' ? state.selected : null;
  useShowAddressed(openOffer, selected?.id ?? null);
  const match = useOfferMatch(readCv, selected);
  const sheetOffer = openOffer.asSheet && selected?.id === openOffer.chosenId ? selected : null;

  const askApply = (): void => {
    if (selected !== null) setDialog({ kind: 'apply', offer: selected, cv: sentCv });
  };
  const askSave = (): void => {
    if (isDefaultFilters(filters)) notify({ tone: 'destructive', ...searchToasts.emptySearch });
    else setDialog({ kind: 'save', name: defaultSearchName(localDay(now())) });
  };
  const apply = async (offer: InternalOffer): Promise<void> => {
    try {
      const { applyToOffer } = await import('#/usecases/search/applyToOffer');
      if (applyToOffer(services, offer, sentCv.kind === 'own' ? sentCv.name : ''))
        notify({ tone: 'success', ...searchToasts.applied(offer.title) });
    } catch {
      notify({ tone: 'destructive', ...searchToasts.notApplied });
    }
  };
  const confirm = (name = ''): void => {
    setDialog(null);
    switch (dialog?.kind) {
      case 'save':
        saved.save(name, filters);
        break;
      case 'deleteSearch':
        saved.remove(dialog.search.id);
        break;
      case 'deleteOffer':
        if (own.remove(dialog.offer) && sheetOffer !== null) openOffer.closeSheet();
        break;
      case 'apply':
        void apply(dialog.offer);
        break;
      case 'detail':
      case 'explain':
      case undefined:
    }
  };

  return (
    <SearchPage
      state={state}
      filters={filters}
      onFiltersChange={setFilters}
      view={{
        ...view,
        samplesHidden:
          catalogue.status === 'ready' && catalogue.samples === 'shown' ? view.samplesHidden : null,
      }}
      onViewChange={(next) =>
        setView({ ...next, samplesHidden: next.samplesHidden ?? view.samplesHidden })
      }
      comparison={comparison}
      saved={{
        searches: saved.searches,
        unreadable: saved.unreadable,
        onAskSave: askSave,
        onApply: (search) => setFilters(search.filters),
        onAskDelete: (search) => setDialog({ kind: 'deleteSearch', search }),
      }}
      boards={boards}
      offers={{
        unreadable: unreadableOffers,
        onSelect: openOffer.open,
        onAskApply: askApply,
        onRetry: retry,
        match,
        actions: {
          linksOf: offerLinks,
          applicationOf,
          onExplain: (offer) => setDialog({ kind: 'explain', offer }),
          onExport: (offer) => void own.exportOne(offer),
          onAskDelete: (offer) => setDialog({ kind: 'deleteOffer', offer }),
        },
      }}
      dialog={dialog ?? (sheetOffer && { kind: 'detail', offer: sheetOffer })}
      onDialogClose={() => (dialog === null ? openOffer.closeSheet() : setDialog(null))}
      onDialogConfirm={confirm}
    />
  );
};
