import { startTransition, useOptimistic } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Search } from '#/components/Icon/iconPaths';
import { Select } from '#/components/Select/Select';
import { TextField } from '#/components/TextField/TextField';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { APPLICATION_SORTS, NO_FILTERS } from '#/domain/applications/selectApplications';
import type { ApplicationFilters } from '#/domain/applications/selectApplications';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationsHrefs,
  ApplicationsListState,
  ItemActions,
  ListActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { Board } from '#/pages/ApplicationsPage/parts/board/Board';
import { ApplicationsTable } from '#/pages/ApplicationsPage/parts/list/ApplicationsTable';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

const STATUS_OPTIONS = [
  { value: 'all' as const, label: copy.allStatuses },
  ...APPLICATION_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
];
const SORT_OPTIONS = APPLICATION_SORTS.map((sort) => ({ value: sort, label: copy.sorts[sort] }));

type ListToolsProps = {
  readonly filters: ApplicationFilters;
  readonly onFilters: (filters: ApplicationFilters) => void;
  /** The board shows every status already. */
  readonly withStatus: boolean;
};

/** Search, filter and order. */
const ListTools = ({ filters, onFilters, withStatus }: ListToolsProps) => {
  // Letters show at once; thousands of applications may follow a moment later.
  const [query, showQuery] = useOptimistic(filters.query);
  const search = (text: string): void =>
    startTransition(() => {
      showQuery(text);
      onFilters({ ...filters, query: text });
    });
  return (
    <search className={styles.tools}>
      <TextField
        label={copy.search}
        placeholder={copy.searchHint}
        type="search"
        icon={Search}
        value={query}
        onChange={search}
      />
      {withStatus && (
        <Select
          label={copy.status}
          options={STATUS_OPTIONS}
          value={filters.status}
          onChange={(status) => onFilters({ ...filters, status })}
        />
      )}
      <Select
        label={copy.sort}
        options={SORT_OPTIONS}
        value={filters.sort}
        onChange={(sort) => onFilters({ ...filters, sort })}
      />
    </search>
  );
};

type ApplicationsListProps = {
  readonly state: ApplicationsListState;
  readonly today: Day;
  readonly hrefs: ApplicationsHrefs;
  readonly listActions: ListActions;
  readonly itemActions: ItemActions;
  readonly menuOpenFor: number | null;
};

/** The user's own applications, on the board or line by line. */
export const ApplicationsList = ({
  state,
  today,
  hrefs,
  listActions,
  itemActions,
  menuOpenFor,
}: ApplicationsListProps) => {
  const { applications } = state;
  const editedLetter = state.status === 'table';
  return (
    <>
      {state.gone && <Callout title={copy.gone.title}>{copy.gone.text}</Callout>}
      <UnreadableEntries list="applications" unreadable={state.unreadable} />
      {state.overdue > 0 && (
        <Callout tone="caution" title={copy.overdueTitle(state.overdue)}>
          {copy.overdueText}
        </Callout>
      )}
      <ListTools
        filters={state.filters}
        onFilters={listActions.onFilters}
        withStatus={editedLetter}
      />
      <VisuallyHidden>
        <output>{copy.shown(applications.length, state.total)}</output>
      </VisuallyHidden>
      {applications.length === 0 ? (
        <EmptyState
          title={copy.noMatch.title}
          text={copy.noMatch.text}
          drawing={<NoOfferDrawing />}
          actions={
            <Button onClick={() => listActions.onFilters(NO_FILTERS)}>{copy.noMatch.reset}</Button>
          }
        />
      ) : editedLetter ? (
        <ApplicationsTable
          applications={applications}
          today={today}
          hrefOf={hrefs.of}
          actions={itemActions}
        />
      ) : (
        <Board
          applications={applications}
          today={today}
          hrefs={hrefs}
          actions={itemActions}
          menuOpenFor={menuOpenFor}
        />
      )}
    </>
  );
};
