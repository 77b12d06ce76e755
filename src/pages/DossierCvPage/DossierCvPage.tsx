import { Suspense } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { ArrowLeft } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Spinner } from '#/components/Spinner/Spinner';
import { TextLink } from '#/components/TextLink/TextLink';
import { NoCv } from '#/modules/NoCv/NoCv';
import { UnusableCv } from '#/modules/UnusableCv/UnusableCv';
import { dossierCvCopy as copy } from '#/pages/DossierCvPage/DossierCvPage.copy';
import type {
  DossierCvActions,
  DossierCvDialog,
  DossierCvJob,
  DossierCvState,
} from '#/pages/DossierCvPage/DossierCvPage.state';

import * as styles from '#/pages/DossierCvPage/DossierCvPage.css';

// The sheet and its controls come while the CV is being made.
const OpenCv = lazyComponent(
  async () => (await import('#/pages/DossierCvPage/parts/OpenCv')).OpenCv,
);
const RemakeDialog = lazyComponent(
  async () => (await import('#/pages/DossierCvPage/parts/OpenCv')).RemakeDialog,
);

type DossierCvPageProps = {
  readonly state: DossierCvState;
  readonly dialog: DossierCvDialog | null;
  readonly job: DossierCvJob;
  /** What stands beside the sheet is folded above it: there is no room at its side. */
  readonly folded: boolean;
  readonly actions: DossierCvActions;
};

const content = ({ state, job, folded, actions }: DossierCvPageProps): ReactElement => {
  switch (state.status) {
    case 'making':
      return <Spinner label={copy.making} />;
    case 'failed':
      return (
        <Callout
          tone="critical"
          title={copy.failed.title}
          actions={<Button onClick={actions.onRetry}>{copy.failed.retry}</Button>}
        >
          {copy.failed.text}
        </Callout>
      );
    case 'noCv':
      return <NoCv title={copy.noCv.title} text={copy.noCv.text} />;
    case 'unusable':
      return <UnusableCv />;
    case 'open':
      return (
        <Suspense fallback={<Spinner label={copy.making} />}>
          <OpenCv
            cv={state.cv}
            newerCv={state.newerCv}
            job={job}
            folded={folded}
            actions={actions}
          />
        </Suspense>
      );
  }
};

/** The CV for one job: the person's own lines on a sheet, beside the advertisement, ready to be downloaded. */
export const DossierCvPage = (props: DossierCvPageProps) => {
  const { state, dialog, job, actions } = props;
  const named = [job.title || copy.untitled, job.company].filter(Boolean).join(' · ');
  return (
    <div className={styles.page}>
      <PageHeader
        title={copy.title}
        subtitle={
          <>
            <span className={styles.job}>{named}</span>
            {state.status === 'open' && copy.promise}
          </>
        }
        back={
          <TextLink href={job.href} standalone icon={ArrowLeft}>
            {copy.back}
          </TextLink>
        }
      />
      {content(props)}
      {dialog === 'remake' && (
        <Suspense>
          <RemakeDialog onRemake={actions.onRemake} onCancel={actions.onCancel} />
        </Suspense>
      )}
    </div>
  );
};
