import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';

import { Card } from '#/components/Card/Card';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Heading } from '#/components/Heading/Heading';
import { Bookmark } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationsDialog,
  ApplicationsHrefs,
  ApplicationsState,
  ApplicationsDialogActions,
  FollowedOffer,
  ItemActions,
  JournalActions,
  ListActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { ApplicationsNotice } from '#/pages/ApplicationsPage/parts/ApplicationsNotice';
import { ListHeader } from '#/pages/ApplicationsPage/parts/list/ListHeader';
import { SampleList } from '#/pages/ApplicationsPage/parts/list/SampleList';
import { ViewLinks } from '#/pages/ApplicationsPage/parts/list/ViewLinks';

import * as page from '#/pages/ApplicationsPage/ApplicationsPage.css';
import * as boardStyles from '#/pages/ApplicationsPage/Board.css';
import * as detailStyles from '#/pages/ApplicationsPage/Detail.css';

/** Where the list will stand, as large as it will be, while it loads. */
const ListWaiting = ({ board }: { readonly board: boolean }) => (
  <div className={page.waiting}>
    <Skeleton kind="title" label={applicationsCopy.loading} />
    <div className={board ? boardStyles.columns : page.items}>
      {APPLICATION_STATUSES.map((status) => (
        <div key={status} className={boardStyles.columnWaiting}>
          <Skeleton kind="block" count={board ? 2 : 1} />
        </div>
      ))}
    </div>
  </div>
);

const copy = applicationsCopy.followed;

/** Offers that are followed and not applied to yet, each with its dossier. */
const FollowedOffers = ({ offers }: { readonly offers: readonly FollowedOffer[] }) => (
  <Card as="section" className={detailStyles.section}>
    <Heading level={2} size="m">
      {copy.title}
    </Heading>
    <ul className={detailStyles.history}>
      {offers.map(({ id, title, company, href }) => (
        <li key={id}>
          <TextLink href={href} standalone icon={Bookmark}>
            {title === '' ? copy.untitled : title}
          </TextLink>
          {company !== '' && (
            <Text as="span" size="s" tone="muted">
              {` · ${company}`}
            </Text>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

// A newcomer sees samples: menus, lists of choices and forms come with the first application.
const ApplicationDetail = lazyComponent(
  async () =>
    (await import('#/pages/ApplicationsPage/parts/detail/ApplicationDetail')).ApplicationDetail,
);
const ApplicationsDialogs = lazyComponent(
  async () =>
    (await import('#/pages/ApplicationsPage/parts/dialogs/ApplicationsDialogs'))
      .ApplicationsDialogs,
);
const ApplicationsList = lazyComponent(
  async () =>
    (await import('#/pages/ApplicationsPage/parts/list/ApplicationsList')).ApplicationsList,
);
const Journal = lazyComponent(
  async () => (await import('#/pages/ApplicationsPage/parts/journal/Journal')).Journal,
);

type ApplicationsPageProps = {
  readonly state: ApplicationsState;
  readonly dialog: ApplicationsDialog | null;
  /** The user's own day, from which delays are counted. */
  readonly today: Day;
  /** Offers to apply to, shown over the lists. */
  readonly followed?: readonly FollowedOffer[];
  readonly hrefs: ApplicationsHrefs;
  readonly listActions: ListActions;
  readonly itemActions: ItemActions;
  readonly journalActions: JournalActions;
  readonly dialogActions: ApplicationsDialogActions;
  readonly onRetry: () => void;
  /** The application whose menu is open at first on the board. */
  readonly menuOpenFor?: number;
};

/** What is in view: one application is not another, and both lists are one step. */
const stepOf = (state: ApplicationsState): string => {
  if (state.status === 'detail') return `detail ${state.application.id}`;
  return state.status === 'journal' ? 'journal' : 'list';
};

const Content = ({
  menuOpenFor,
  ...props
}: Omit<ApplicationsPageProps, 'dialog' | 'followed'>): ReactElement => {
  const { state, today, hrefs, listActions, itemActions } = props;
  switch (state.status) {
    case 'detail':
      return (
        <ApplicationDetail
          key={state.application.id}
          application={state.application}
          standing={state.standing}
          today={today}
          backHref={hrefs.board}
          dossierHref={hrefs.dossier(state.application.id)}
          actions={itemActions}
        />
      );
    case 'journal':
      return <Journal state={state} today={today} hrefs={hrefs} actions={props.journalActions} />;
    case 'samples':
      return (
        <>
          <ListHeader actions={listActions} sample writable exportable={false} />
          <SampleList applications={state.applications} journalHref={hrefs.journal} />
        </>
      );
    case 'newer':
      return (
        <>
          <ListHeader actions={listActions} sample={false} writable={false} exportable={false} />
          <UnreadableEntries list="applications" unreadable="newer" />
        </>
      );
    case 'empty':
    case 'damaged':
    case 'unavailable':
      return (
        <>
          <ListHeader
            actions={listActions}
            sample={false}
            writable={state.status !== 'unavailable'}
            exportable={false}
            addedBelow
          />
          <ApplicationsNotice
            status={state.status}
            journalHref={hrefs.journal}
            onAdd={listActions.onAdd}
            onRetry={props.onRetry}
          />
        </>
      );
    case 'board':
    case 'table':
      return (
        <>
          <ListHeader actions={listActions} sample={false} writable exportable />
          <ViewLinks current={state.status} hrefs={hrefs} />
          <Suspense fallback={<ListWaiting board={state.status === 'board'} />}>
            <ApplicationsList
              state={state}
              today={today}
              hrefs={hrefs}
              listActions={listActions}
              itemActions={itemActions}
              menuOpenFor={menuOpenFor ?? null}
            />
          </Suspense>
        </>
      );
  }
};

/** Mes Candidatures: samples at first, then the tracker, one application whole, and the journal. */
export const ApplicationsPage = ({ dialog, followed = [], ...props }: ApplicationsPageProps) => {
  // Ahead of the first dialog: it then opens at once.
  useEffect(() => ApplicationsDialogs.prepare(), []);
  return (
    <>
      <FocusOnChange step={stepOf(props.state)}>
        <div className={page.page}>
          <Suspense fallback={<Spinner label={applicationsCopy.loading} />}>
            <Content {...props} />
            {stepOf(props.state) === 'list' && followed.length > 0 && (
              <FollowedOffers offers={followed} />
            )}
          </Suspense>
        </div>
      </FocusOnChange>
      {dialog && (
        <Suspense>
          <ApplicationsDialogs dialog={dialog} actions={props.dialogActions} />
        </Suspense>
      )}
    </>
  );
};
