import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { NoAnalysisDrawing } from '#/components/drawings/NoAnalysisDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Scale, Trash2 } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { onFirstUse } from '#/components/loading/onFirstUse';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';
import type { AnalysesDialog, AnalysesState } from '#/pages/AnalysesPage/AnalysesPage.state';
import { AnalysesList } from '#/pages/AnalysesPage/parts/AnalysesList';

import * as styles from '#/pages/AnalysesPage/AnalysesPage.css';

/** Says how many simulated results the settings keep out of sight; nothing where there are none. */
const HiddenSamples = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <Text size="s" tone="muted">
      {copy.samplesHidden(count)}
    </Text>
  );

/** The browser refuses its storage: nothing was lost, and another try may work. */
const AnalysesUnavailable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    title={copy.unavailable.title}
    text={copy.unavailable.text}
    drawing={<UnreadableDrawing />}
    actions={<Button onClick={onRetry}>{copy.unavailable.retry}</Button>}
  />
);

type AnalysesEmptyProps = {
  readonly damaged?: boolean;
  /** How many simulated results the settings hide. */
  readonly samplesHidden: number;
};

/** Nothing was compared yet, or what was kept is damaged and cannot be shown. */
const AnalysesEmpty = ({ damaged = false, samplesHidden }: AnalysesEmptyProps) => (
  <>
    {damaged && (
      <Callout tone="caution" title={copy.damaged.title} announced>
        {copy.damaged.text}
      </Callout>
    )}
    <EmptyState
      title={copy.empty.title}
      text={
        samplesHidden > 0
          ? `${copy.samplesHidden(samplesHidden)} ${copy.empty.text}`
          : copy.empty.text
      }
      drawing={<NoAnalysisDrawing />}
      actions={
        <LinkButton href={ADDRESSES.match} variant="primary">
          {copy.empty.action}
        </LinkButton>
      }
    />
  </>
);

// The list is what a visit opens on.
const AnalysisDetail = lazyComponent(
  async () => (await import('#/pages/AnalysesPage/parts/AnalysisDetail')).AnalysisDetail,
);
const AnalysisComparison = lazyComponent(
  async () => (await import('#/pages/AnalysesPage/parts/AnalysisComparison')).AnalysisComparison,
);
const DeletionDialog = lazyComponent(
  async () => (await import('#/pages/AnalysesPage/parts/DeletionDialog')).DeletionDialog,
);

type AnalysesPageProps = {
  readonly state: AnalysesState;
  readonly dialog: AnalysesDialog | null;
  /** Address of one analysis, for links that open it. */
  readonly hrefOf: (id: number) => string;
  /** Address of the page that prints one. */
  readonly sheetOf: (id: number) => string;
  readonly onCompare: (left: number, right: number) => void;
  readonly onAskDelete: (id: number) => void;
  readonly onAskDeleteAll: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** The ledger of a detail is open at first. */
  readonly ledgerOpen?: boolean;
};

/** What is in view: one analysis is not another. */
const stepOf = (state: AnalysesState): string =>
  state.status === 'detail' ? `${state.status} ${state.analysis.id}` : state.status;

const header = <PageHeader title={copy.title} subtitle={copy.subtitle} />;

const content = ({ state, ledgerOpen = false, ...props }: AnalysesPageProps): ReactElement => {
  switch (state.status) {
    case 'detail':
      return (
        <AnalysisDetail
          analysis={state.analysis}
          sheet={props.sheetOf(state.analysis.id)}
          ledgerOpen={ledgerOpen}
          onDelete={() => props.onAskDelete(state.analysis.id)}
        />
      );
    case 'comparison':
      return <AnalysisComparison left={state.left} right={state.right} hrefOf={props.hrefOf} />;
    case 'empty':
      return (
        <>
          {header}
          <AnalysesEmpty samplesHidden={state.samplesHidden} />
        </>
      );
    case 'damaged':
      return (
        <>
          {header}
          <AnalysesEmpty damaged samplesHidden={0} />
        </>
      );
    case 'newer':
      return (
        <>
          {header}
          <UnreadableEntries list="analyses" unreadable="newer" />
        </>
      );
    case 'unavailable':
      return (
        <>
          {header}
          <AnalysesUnavailable onRetry={props.onRetry} />
        </>
      );
    case 'list':
      return (
        <>
          <PageHeader
            title={copy.title}
            subtitle={copy.subtitle}
            actions={
              <LinkButton href={ADDRESSES.match} variant="primary" icon={Scale}>
                {copy.empty.action}
              </LinkButton>
            }
          />
          <UnreadableEntries list="analyses" unreadable={state.unreadable} />
          <HiddenSamples count={state.samplesHidden} />
          <AnalysesList
            analyses={state.analyses}
            hrefOf={props.hrefOf}
            onCompare={props.onCompare}
            onDelete={props.onAskDelete}
          />
          <Button
            variant="quiet"
            icon={Trash2}
            className={styles.foot}
            onClick={props.onAskDeleteAll}
          >
            {copy.deleteAll}
          </Button>
        </>
      );
  }
};

/** Mes Analyses: the last comparisons, each with its whole explanation, two of them side by side. */
export const AnalysesPage = (props: AnalysesPageProps) => {
  useEffect(
    () =>
      onFirstUse(() => {
        for (const part of [AnalysisDetail, AnalysisComparison, DeletionDialog]) part.preload();
      }),
    [],
  );
  return (
    <div className={styles.page}>
      <FocusOnChange step={stepOf(props.state)}>
        <Suspense fallback={<Spinner label={copy.loading} />}>{content(props)}</Suspense>
      </FocusOnChange>
      {props.dialog && (
        <Suspense>
          <DeletionDialog
            dialog={props.dialog}
            onConfirm={props.onConfirm}
            onCancel={props.onCancel}
          />
        </Suspense>
      )}
    </div>
  );
};
