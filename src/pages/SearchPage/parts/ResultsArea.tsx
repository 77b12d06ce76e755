import { Suspense, useRef } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Text } from '#/components/Text/Text';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { Filters } from '#/domain/offers/search/filters';
import { CardsToCome } from '#/modules/CardsToCome/CardsToCome';
import { CatalogueFailed } from '#/modules/CatalogueFailed/CatalogueFailed';
import { NoOffer } from '#/modules/NoOffer/NoOffer';
import { OfferDetail } from '#/modules/OfferDetail/OfferDetail';
import { OfferTools } from '#/pages/SearchPage/parts/OfferTools';
import { ResultItem } from '#/pages/SearchPage/parts/ResultItem';
import type { ResultsProps } from '#/pages/SearchPage/parts/ResultItem';
import { focusResult, leaveOpened } from '#/pages/SearchPage/parts/resultKeys';
import { ResultsBar, waitFor } from '#/pages/SearchPage/parts/ResultsBar';
import { ResultsFeed } from '#/pages/SearchPage/parts/ResultsFeed';
import { useRoom } from '#/pages/SearchPage/parts/useRoom';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import type {
  Comparison,
  OfferActions,
  OfferMatch,
  SearchState,
  SearchView,
  WiderSearch,
} from '#/pages/SearchPage/SearchPage.state';
import { NOTHING_BESIDE } from '#/usecases/search/offerFinder';

import * as noMatchStyles from '#/pages/SearchPage/parts/NoMatch.css';
import * as styles from '#/pages/SearchPage/SearchPage.css';

type ShortResultsProps = ResultsProps & {
  /** How many are drawn. */
  readonly count: number;
};

/** Results that are all drawn. */
const ShortResults = ({ count, ...shared }: ShortResultsProps) => {
  const list = useRef<HTMLDivElement>(null);
  return (
    <ResultsFeed
      ref={list}
      total={count}
      goTo={(position) => focusResult(list.current, position)}
      className={styles.grid}
    >
      {Array.from({ length: count }, (_, position) => (
        <ResultItem key={position} {...shared} position={position} />
      ))}
    </ResultsFeed>
  );
};

const LongResults = lazyComponent(
  async () => (await import('#/pages/SearchPage/parts/LongResults')).LongResults,
);

const WiderResults = lazyComponent(
  async () => (await import('#/pages/SearchPage/parts/WiderResults')).WiderResults,
);

/** So many cards are drawn at once without a pause; more of them are drawn as they come into view. */
const MOST_DRAWN = 48;

/** Drawn while the code for long lists loads. */
const FIRST = 12;

/** Internal offers, then external ones; the selected one opens under its row. Arrows walk, Enter opens, Escape returns. */
const ResultsGrid = (props: ResultsProps) => {
  const { internal, external } = props.results;
  const total = internal.length + external.length;
  return total <= MOST_DRAWN ? (
    <ShortResults {...props} count={total} />
  ) : (
    <Suspense fallback={<ShortResults {...props} count={FIRST} />}>
      <LongResults {...props} />
    </Suspense>
  );
};

const copy = searchCopy.empty;

const wordsOfWay = (way: WiderSearch): string => {
  switch (way.kind) {
    case 'keyword':
      return copy.keyword(way.keyword);
    case 'around':
      return copy.around(way.radius);
    case 'without':
      return copy.without[way.part];
  }
};

const keyOfWay = (way: WiderSearch): string => {
  switch (way.kind) {
    case 'keyword':
      return way.keyword;
    case 'around':
      return `around-${way.radius}`;
    case 'without':
      return way.part;
  }
};

/** What to give up, and how many offers each brings; nothing where nothing brings any. */
const WiderSearches = ({ wider, onWiden }: Omit<NoMatchProps, 'onReset'>) =>
  wider.length > 0 && (
    <ul className={noMatchStyles.wider} aria-label={copy.wider}>
      {wider.map((search) => (
        <li key={keyOfWay(search)}>
          <Button onClick={() => onWiden(search.filters)}>
            {wordsOfWay(search)}{' '}
            <Text as="span" size="s" tone="muted" figures>
              {copy.count(search.count)}
            </Text>
          </Button>
        </li>
      ))}
    </ul>
  );

type NoMatchProps = {
  readonly wider: readonly WiderSearch[];
  readonly onWiden: (filters: Filters) => void;
  readonly onReset: () => void;
};

/** Nothing answers the filters: what to give up for some offers, and how many that brings. */
const NoMatch = ({ wider, onWiden, onReset }: NoMatchProps) => (
  <EmptyState
    level={3}
    drawing={<NoOfferDrawing />}
    title={copy.title}
    text={copy.text}
    actions={
      <div className={noMatchStyles.ways}>
        <WiderSearches wider={wider} onWiden={onWiden} />
        <Button variant={wider.length > 0 ? 'quiet' : 'secondary'} onClick={onReset}>
          {copy.reset}
        </Button>
      </div>
    }
  />
);

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
  const hasRoom = useRoom();
  const selected = state.status === 'results' ? state.selected : null;
  const detail = selected && (
    <OfferDetail
      key={selected.id}
      level={3}
      offer={selected}
      keyword={filters.keyword}
      unfolded={hasRoom}
      closed={props.actions.isClosed(selected)}
      onApply={props.onApply}
    >
      <OfferTools offer={selected} match={props.match} actions={props.actions} />
    </OfferDetail>
  );
  const content = (): ReactElement => {
    switch (state.status) {
      case 'loading':
      case 'searching':
      case 'arriving':
        return <CardsToCome grid={styles.grid} />;
      case 'noMatch':
        return (
          <NoMatch wider={state.wider} onWiden={search} onReset={() => search(DEFAULT_FILTERS)} />
        );
      case 'noOffer':
        return <NoOffer title={searchCopy.empty.title} lack={state.lack} />;
      case 'results': {
        const shown = {
          results: state,
          filters,
          onSelect: props.onSelect,
          isClosed: props.actions.isClosed,
          isApplied: (offer: InternalOffer) => props.actions.applicationOf(offer) !== null,
          detail: hasRoom ? null : detail,
        };
        return (
          <>
            {state.internal.length + state.external.length > 0 && <ResultsGrid {...shown} />}
            {state.beside !== null && state.beside !== NOTHING_BESIDE && (
              <Suspense>
                <WiderResults {...shown} beside={state.beside} />
              </Suspense>
            )}
            <WiderSearches wider={state.wider} onWiden={search} />
          </>
        );
      }
      case 'failed':
        return <CatalogueFailed problem={state.problem} onRetry={props.onRetry} />;
    }
  };
  return (
    <section
      ref={area}
      tabIndex={-1}
      className={styles.results}
      data-results
      aria-label={searchCopy.results.label}
      aria-busy={waitFor(state) !== null}
    >
      <div className={styles.list}>
        {state.status !== 'failed' && (
          <ResultsBar
            state={state}
            view={props.view}
            onViewChange={props.onViewChange}
            comparison={props.comparison}
          />
        )}
        {content()}
      </div>
      {hasRoom && detail !== null && (
        // Keys bubble here from what the offer holds.
        <div role="presentation" data-aside className={styles.aside} onKeyDown={leaveOpened}>
          <Card
            as="section"
            key={selected?.id}
            tabIndex={-1}
            data-panel
            className={styles.standing}
            aria-label={searchCopy.results.detail}
          >
            {detail}
          </Card>
        </div>
      )}
    </section>
  );
};
