import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Spinner } from '#/components/Spinner/Spinner';
import { ADDRESSES } from '#/copy/addresses';
import type { Day } from '#/domain/applications/days';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { dossierCopy as copy } from '#/pages/DossierPage/DossierPage.copy';
import type {
  DossierActions,
  DossierDialog,
  DossierDialogActions,
  DossierState,
} from '#/pages/DossierPage/DossierPage.state';

import * as styles from '#/pages/DossierPage/DossierPage.css';

// Ahead of the first dialog, and after the first frame.
const DossierDialogs = lazyComponent(
  async () => (await import('#/pages/DossierPage/parts/DossierDialogs')).DossierDialogs,
);
const OpenDossier = lazyComponent(
  async () => (await import('#/pages/DossierPage/parts/OpenDossier')).OpenDossier,
);

type DossierPageProps = {
  readonly state: DossierState;
  readonly dialog: DossierDialog | null;
  readonly today: Day;
  readonly actions: DossierActions;
  readonly dialogActions: DossierDialogActions;
};

const content = ({ state, today, actions }: DossierPageProps): ReactElement => {
  switch (state.status) {
    case 'opening':
      return (
        <>
          <PageHeader title={copy.title} />
          <Spinner label={copy.opening} />
        </>
      );
    case 'open':
      return (
        <OpenDossier
          view={state.view}
          filing={state.filing}
          standing={state.standing}
          today={today}
          actions={actions}
        />
      );
    case 'gone':
      return (
        <>
          <PageHeader title={copy.title} />
          <EmptyState
            title={copy.gone.title}
            text={copy.gone.text}
            actions={
              <>
                <LinkButton variant="primary" href={ADDRESSES.applications}>
                  {copy.gone.action}
                </LinkButton>
                <LinkButton href={ADDRESSES.match}>{copy.gone.another}</LinkButton>
              </>
            }
          />
        </>
      );
    case 'unreadable':
      return (
        <>
          <PageHeader title={copy.title} />
          <UnreadableEntries list="dossiers" unreadable={state.unreadable} />
        </>
      );
    case 'unavailable':
      return (
        <>
          <PageHeader title={copy.title} />
          <Callout
            tone="critical"
            title={copy.unavailable.title}
            actions={<Button onClick={actions.onRetry}>{copy.unavailable.retry}</Button>}
          >
            {copy.unavailable.text}
          </Callout>
        </>
      );
  }
};

/** Le dossier: one job whole, from its advertisement to the answer, and the one thing that comes next. */
export const DossierPage = (props: DossierPageProps) => {
  const { state, dialog, today, dialogActions } = props;
  useEffect(() => DossierDialogs.prepare(), []);
  return (
    <div className={styles.page}>
      <Suspense fallback={<Spinner label={copy.opening} />}>{content(props)}</Suspense>
      {state.status === 'open' && dialog && (
        <Suspense>
          <DossierDialogs
            dialog={dialog}
            job={state.view.job}
            today={today}
            actions={dialogActions}
          />
        </Suspense>
      )}
    </div>
  );
};
