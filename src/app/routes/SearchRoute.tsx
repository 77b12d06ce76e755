import { useMemo, useState } from 'react';

import { useCatalogue } from '#/app/catalogue/useCatalogue';
import { useCv } from '#/app/cv/CvContext';
import { useOwnOffers } from '#/app/offers/useOwnOffers';
import { useOfferMatch } from '#/app/ranking/useOfferMatch';
import { useRanking } from '#/app/ranking/useRanking';
import { offerLinks } from '#/app/search/offerLinks';
import { searchToasts } from '#/app/search/search.copy';
import { searchState } from '#/app/search/searchState';
import { useBoardLinks } from '#/app/search/useBoardLinks';
import { useFoundOffers } from '#/app/search/useFoundOffers';
import { useLinkedId, useShowLinked } from '#/app/search/useLinkedOffer';
import { useSavedSearches } from '#/app/search/useSavedSearches';
import { useSearchAddress } from '#/app/search/useSearchAddress';
import { localDay } from '#/app/services/localDay';
import { useServices } from '#/app/services/ServicesContext';
import { useUnreadable } from '#/app/services/useUnreadable';
import { useShowSamples } from '#/app/settings/useShowSamples';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { defaultSearchName } from '#/domain/offers/saved/searchName.fr';
import { isDefaultFilters } from '#/domain/offers/search/filters';
import { ownOffersRecord } from '#/domain/storage/ownOffers';
import { SearchPage } from '#/pages/SearchPage/SearchPage';
import type { SearchDialog, SentCv } from '#/pages/SearchPage/SearchPage.state';
import { media } from '#/styles/media';

const NO_SCORES: ReadonlyMap<number, number> = new Map();

const onPhone = (): boolean => !window.matchMedia(media.tablet).matches;

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
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [dialog, setDialog] = useState<SearchDialog | null>(null);
  const readCv = cv.status === 'read' ? cv.cv : null;
  const showSamples = useShowSamples();
  const sentCv: SentCv =
    cv.status === 'none'
      ? { kind: showSamples ? 'sample' : 'none' }
      : { kind: 'own', name: cv.fileName };
  // Offers are compared once their order asks for it.
  const compared = view.sort === 'compatibility' && catalogue.status === 'ready';
  const ranking = useRanking(readCv, compared ? catalogue.catalogue : null);
  const ranked = ranking.status === 'done' ? ranking.ranked : null;
  const scores = useMemo(
    () =>
      ranked === null ? NO_SCORES : new Map(ranked.map(({ offer, score }) => [offer.id, score])),
    [ranked],
  );
  const found = useFoundOffers(catalogue, settled, view, scores);
  const linkedId = useLinkedId();
  const state = searchState({
    catalogue,
    found: settled === filters ? found : null,
    selectedId: chosenId ?? linkedId,
    scores,
    samplesHidden: view.samplesHidden === true,
  });
  const selected = state.status === 'results' ? state.selected : null;
  const match = useOfferMatch(readCv, selected);
  const showDetail = (offer: InternalOffer): void => {
    if (onPhone()) setDialog({ kind: 'detail', offer });
  };
  useShowLinked(linkedId, selected, showDetail);

  const select = (id: number): void => {
    setChosenId(id);
    const offer = state.status === 'results' ? state.internal.find((one) => one.id === id) : null;
    if (offer) showDetail(offer);
  };
  const askApply = (): void => {
    const offer = dialog?.kind === 'detail' ? dialog.offer : selected;
    if (offer !== null) setDialog({ kind: 'apply', offer, cv: sentCv });
  };
  const askSave = (): void => {
    if (isDefaultFilters(filters)) notify({ tone: 'destructive', ...searchToasts.emptySearch });
    else setDialog({ kind: 'save', name: defaultSearchName(localDay(now())) });
  };
  const apply = async (offer: InternalOffer): Promise<void> => {
    try {
      const { applyToOffer } = await import('#/app/search/applyToOffer');
      if (applyToOffer(services, offer, sentCv.kind === 'own' ? sentCv.name : ''))
        notify({ tone: 'success', ...searchToasts.applied(offer.title) });
    } catch {
      notify({ tone: 'destructive', ...searchToasts.notApplied });
    }
  };
  const confirm = (name = ''): void => {
    setDialog(null);
    if (dialog?.kind === 'save') saved.save(name, filters);
    if (dialog?.kind === 'deleteSearch') saved.remove(dialog.search.id);
    if (dialog?.kind === 'deleteOffer') own.remove(dialog.offer);
    if (dialog?.kind === 'apply') void apply(dialog.offer);
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
      comparison={readCv === null ? 'noCv' : ranking.status === 'underWay' ? 'underWay' : 'done'}
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
        onSelect: select,
        onAskApply: askApply,
        onRetry: retry,
        match,
        actions: {
          linksOf: offerLinks,
          onExplain: (offer) => setDialog({ kind: 'explain', offer }),
          onExport: (offer) => void own.exportOne(offer),
          onAskDelete: (offer) => setDialog({ kind: 'deleteOffer', offer }),
        },
      }}
      dialog={dialog}
      onDialogClose={() => setDialog(null)}
      onDialogConfirm={confirm}
    />
  );
};
