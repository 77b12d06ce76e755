import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Plus } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import type { SavedSearch } from '#/domain/offers/saved/savedSearch';
import type { BoardLink } from '#/domain/offers/search/boardLinks';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { Filters } from '#/domain/offers/search/filters';
import type { UnderstoodPlace } from '#/domain/places/wantedPlace';
import type { Unreadable } from '#/domain/storage/unreadable';
import { BoardMark } from '#/modules/OfferCardExternal/parts/BoardMark';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { FilterPanel } from '#/pages/SearchPage/parts/FilterPanel';
import { ResultsArea } from '#/pages/SearchPage/parts/ResultsArea';
import { SavedSearches } from '#/pages/SearchPage/parts/SavedSearches';
import { searchCopy as copy } from '#/pages/SearchPage/SearchPage.copy';
import type {
  Comparison,
  OfferActions,
  OfferMatch,
  SearchDialog,
  SearchState,
  SearchView,
} from '#/pages/SearchPage/SearchPage.state';
import type { NotedApplication } from '#/usecases/applications/noteApplication';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const elsewhereCopy = copy.elsewhere;

/** The same search on other sites; what an address cannot carry is said. */
const Elsewhere = ({ boards }: { readonly boards: readonly BoardLink[] }) => (
  <Card as="section" look="outlined">
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="m">
          {elsewhereCopy.title}
        </Heading>
        <Text size="s" tone="muted">
          {elsewhereCopy.text}
        </Text>
      </Stack>
      <ul className={styles.boards}>
        {boards.map(({ board, name, url, left }) => (
          <li key={board} className={styles.board}>
            <BoardMark board={board} />
            <div>
              <TextLink href={url}>{name}</TextLink>
              {left.length > 0 && (
                <Text size="xs" tone="muted">
                  {elsewhereCopy.left(left)}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  </Card>
);

const SearchDialogs = lazyComponent(
  async () => (await import('#/pages/SearchPage/parts/SearchDialogs')).SearchDialogs,
);

/** The saved searches and what can be done with them. */
type Saved = {
  readonly searches: readonly SavedSearch[];
  readonly unreadable: Unreadable;
  readonly onAskSave: () => void;
  readonly onApply: (search: SavedSearch) => void;
  readonly onAskDelete: (search: SavedSearch) => void;
};

type SearchPageProps = {
  readonly state: SearchState;
  readonly filters: Filters;
  readonly onFiltersChange: (filters: Filters) => void;
  /** How the typed place is understood; null where none is. */
  readonly place: UnderstoodPlace | null;
  readonly view: SearchView;
  readonly onViewChange: (view: SearchView) => void;
  readonly comparison: Comparison;
  readonly saved: Saved;
  readonly boards: readonly BoardLink[];
  /** The search of sources on the network, above what is found here. */
  readonly live: ReactNode;
  readonly offers: {
    /** What of the user's own offers could not be read. */
    readonly unreadable: Unreadable;
    readonly onSelect: (id: number) => void;
    readonly onAskApply: () => void;
    readonly onRetry: () => void;
    /** The selected one against the CV; null without a readable CV. */
    readonly match: OfferMatch | null;
    readonly actions: OfferActions;
  };
  readonly dialog: SearchDialog | null;
  readonly onDialogClose: () => void;
  /** `name` is what a search is saved under; other dialogs give none. */
  readonly onDialogConfirm: (name?: string) => void;
  /** What a person notes of an application that they sent by themselves. */
  readonly onNote: (noted: NotedApplication) => void;
};

/** Recherche Intelligente: filters, results, and the selected offer in full. */
export const SearchPage = ({ state, filters, onFiltersChange, ...props }: SearchPageProps) => {
  // After the results, and before anything asks for them; a failure is met when they are needed.
  useEffect(() => SearchDialogs.prepare(), []);
  const reset = (): void => onFiltersChange(DEFAULT_FILTERS);
  return (
    <div className={styles.page}>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <LinkButton href={ADDRESSES.addOffer} icon={Plus} className={styles.addInHead}>
            {copy.add}
          </LinkButton>
        }
      />
      <UnreadableEntries list="searches" unreadable={props.saved.unreadable} />
      <UnreadableEntries list="offers" unreadable={props.offers.unreadable} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <FilterPanel
            filters={filters}
            place={props.place}
            onChange={onFiltersChange}
            onReset={reset}
            onSave={props.saved.onAskSave}
          />
          {props.saved.searches.length > 0 && (
            <SavedSearches
              searches={props.saved.searches}
              onApply={props.saved.onApply}
              onDelete={props.saved.onAskDelete}
            />
          )}
          <TextLink
            standalone
            href={ADDRESSES.addOffer}
            icon={Plus}
            className={styles.addUnderFilters}
          >
            {copy.add}
          </TextLink>
        </div>
        <div className={styles.found}>
          {props.live}
          <ResultsArea
            state={state}
            filters={filters}
            onFiltersChange={onFiltersChange}
            view={props.view}
            onViewChange={props.onViewChange}
            comparison={props.comparison}
            onSelect={props.offers.onSelect}
            onApply={props.offers.onAskApply}
            onRetry={props.offers.onRetry}
            match={props.offers.match}
            actions={props.offers.actions}
          />
        </div>
      </div>
      {props.boards.length > 0 && <Elsewhere boards={props.boards} />}
      {props.dialog && (
        <Suspense>
          <SearchDialogs
            dialog={props.dialog}
            keyword={filters.keyword}
            onClose={props.onDialogClose}
            onConfirm={props.onDialogConfirm}
            onApply={props.offers.onAskApply}
            onNote={props.onNote}
            match={props.offers.match}
            actions={props.offers.actions}
          />
        </Suspense>
      )}
    </div>
  );
};
