import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { Day } from '#/domain/applications/days';
import { NO_FILTERS } from '#/domain/applications/selectApplications';
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
import { ListTools } from '#/pages/ApplicationsPage/parts/list/ListTools';

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
