import { useMemo, useState } from 'react';

import { useCv } from '#/app/cv/CvContext';
import { searchToasts } from '#/app/search/search.copy';
import { searchState } from '#/app/search/searchState';
import { useBoardLinks } from '#/app/search/useBoardLinks';
import { useCatalogue } from '#/app/search/useCatalogue';
import { useFoundOffers } from '#/app/search/useFoundOffers';
import { useRanking } from '#/app/search/useRanking';
import { useSavedSearches } from '#/app/search/useSavedSearches';
import { useSearchAddress } from '#/app/search/useSearchAddress';
import { localDay } from '#/app/services/localDay';
import { useServices } from '#/app/services/ServicesContext';
import { defaultSearchName } from '#/domain/offers/saved/searchName.fr';
import { isDefaultFilters } from '#/domain/offers/search/filters';
import { SearchPage } from '#/pages/SearchPage/SearchPage';
import type { SearchDialog } from '#/pages/SearchPage/SearchPage.state';
import { media } from '#/styles/media';

const NO_SCORES: ReadonlyMap<number, number> = new Map();

/** Recherche Intelligente over the catalogue and the saved searches; what is asked is in the address. */
export const SearchRoute = () => {
  const { notify, now } = useServices();
  const { state: cv } = useCv();
  const { catalogue, retry } = useCatalogue();
  const { filters, setFilters, view, setView, settled } = useSearchAddress();
  const saved = useSavedSearches();
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [dialog, setDialog] = useState<SearchDialog | null>(null);
  const readCv = cv.status === 'read' ? cv.cv : null;
  // Offers are compared once their order asks for it.
  const compared = view.sort === 'compatibility' && catalogue.status === 'ready';
  const ranking = useRanking(readCv, compared ? catalogue.catalogue.internal : null);
  const ranked = ranking.status === 'done' ? ranking.ranked : null;
  const scores = useMemo(
    () =>
      ranked === null
        ? NO_SCORES
        : new Map(ranked.map(({ offer, report }) => [offer.id, report.score])),
    [ranked],
  );
  const found = useFoundOffers(catalogue, settled, view, scores);
  const state = searchState({
    catalogue,
    found: settled === filters ? found : null,
    selectedId,
    scores,
  });
  const boards = useBoardLinks(filters);

  const select = (id: number): void => {
    setSelectedId(id);
    const offer = state.status === 'results' ? state.internal.find((one) => one.id === id) : null;
    if (offer && !window.matchMedia(media.tablet).matches) setDialog({ kind: 'detail', offer });
  };
  const askApply = (): void => {
    const offer =
      dialog?.kind === 'detail' ? dialog.offer : state.status === 'results' ? state.selected : null;
    if (offer === null) return;
    setDialog({ kind: 'apply', offer, cvName: cv.status === 'none' ? null : cv.fileName });
  };
  const askSave = (): void => {
    if (isDefaultFilters(filters)) notify({ tone: 'destructive', ...searchToasts.emptySearch });
    else setDialog({ kind: 'save', name: defaultSearchName(localDay(now())) });
  };
  const confirm = (name = ''): void => {
    setDialog(null);
    if (dialog?.kind === 'save') saved.save(name, filters);
    if (dialog?.kind === 'deleteSearch') saved.remove(dialog.search.id);
    if (dialog?.kind === 'apply')
      notify({ tone: 'success', ...searchToasts.applied(dialog.offer.title) });
  };

  return (
    <SearchPage
      state={state}
      filters={filters}
      onFiltersChange={setFilters}
      view={view}
      onViewChange={setView}
      comparison={readCv === null ? 'noCv' : ranking.status === 'underWay' ? 'underWay' : 'done'}
      saved={{
        searches: saved.searches,
        onAskSave: askSave,
        onApply: (search) => setFilters(search.filters),
        onAskDelete: (search) => setDialog({ kind: 'deleteSearch', search }),
      }}
      boards={boards}
      offers={{ onSelect: select, onAskApply: askApply, onRetry: retry }}
      dialog={dialog}
      onDialogClose={() => setDialog(null)}
      onDialogConfirm={confirm}
    />
  );
};
