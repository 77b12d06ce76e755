import { useRef } from 'react';
import type { ReactElement } from 'react';

import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { Filters } from '#/domain/offers/search/filters';
import { CardsToCome } from '#/modules/CardsToCome/CardsToCome';
import { CatalogueFailed } from '#/modules/CatalogueFailed/CatalogueFailed';
import { NoOffer } from '#/modules/NoOffer/NoOffer';
import { OfferDetail } from '#/modules/OfferDetail/OfferDetail';
import { NoMatch } from '#/pages/SearchPage/parts/NoMatch';
import { OfferTools } from '#/pages/SearchPage/parts/OfferTools';
import { ResultsBar } from '#/pages/SearchPage/parts/ResultsBar';
import { ResultsGrid } from '#/pages/SearchPage/parts/ResultsGrid';
import { searchCopy as copy } from '#/pages/SearchPage/SearchPage.copy';
import type {
  Comparison,
  OfferActions,
  OfferMatch,
  SearchState,
  SearchView,
} from '#/pages/SearchPage/SearchPage.state';

import * as styles from '#/pages/SearchPage/SearchPage.css';

type ResultsAreaProps = {
  readonly state: SearchState;
  readonly filters: Filters;
  readonly onFiltersChange: (filters: Filters) => void;
  readonly view: SearchView;
  readonly onViewChange: (view: SearchView) => void;
  readonly comparison: Comparison;
  readonly onSelect: (id: number) => void;
  readonly onApply: () => void;
  readonly match: OfferMatch | null;
  readonly actions: OfferActions;
  readonly onRetry: () => void;
};

/** What the search found, or why there is nothing. */
export const ResultsArea = ({ state, filters, ...props }: ResultsAreaProps) => {
  const area = useRef<HTMLElement>(null);
  /** The button that was pressed goes with the empty screen: the keyboard goes on from the results. */
  const search = (next: Filters): void => {
    props.onFiltersChange(next);
    area.current?.focus({ preventScroll: true });
  };
  const content = (): ReactElement => {
    switch (state.status) {
      case 'loading':
      case 'searching':
        return <CardsToCome grid={styles.grid} />;
      case 'noMatch':
        return (
          <NoMatch wider={state.wider} onWiden={search} onReset={() => search(DEFAULT_FILTERS)} />
        );
      case 'noOffer':
        return <NoOffer title={copy.empty.title} lack={state.lack} />;
      case 'results':
        return (
          <ResultsGrid
            results={state}
            filters={filters}
            onSelect={props.onSelect}
            isApplied={(offer) => props.actions.applicationOf(offer) !== null}
            detail={
              state.selected && (
                <OfferDetail
                  key={state.selected.id}
                  level={3}
                  offer={state.selected}
                  keyword={filters.keyword}
                  onApply={props.onApply}
                >
                  <OfferTools offer={state.selected} match={props.match} actions={props.actions} />
                </OfferDetail>
              )
            }
          />
        );
      case 'failed':
        return <CatalogueFailed problem={state.problem} onRetry={props.onRetry} />;
    }
  };
  return (
    <section
      ref={area}
      tabIndex={-1}
      className={styles.results}
      aria-label={copy.results.label}
      aria-busy={state.status === 'searching' || state.status === 'loading'}
    >
      {state.status !== 'failed' && (
        <ResultsBar
          state={state}
          view={props.view}
          onViewChange={props.onViewChange}
          comparison={props.comparison}
        />
      )}
      {content()}
    </section>
  );
};
