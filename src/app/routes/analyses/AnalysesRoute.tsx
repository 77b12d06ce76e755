import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import {
  hrefOfAnalysis,
  hrefOfAnalysisSheet,
  hrefOfComparison,
  SHEET,
} from '#/app/navigation/analysesHrefs';
import { analysesToasts } from '#/app/routes/analyses/analyses.copy';
import { analysesState } from '#/app/routes/analyses/analysesState';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { OnPaper } from '#/components/loading/OnPaper';
import { Spinner } from '#/components/Spinner/Spinner';
import { ADDRESSES } from '#/copy/addresses';
import { analysesRecord, withoutAnalysis } from '#/domain/matching/analysesRecord';
import { localDay } from '#/domain/shared/localDay';
import { updateRecord } from '#/domain/storage/updateRecord';
import { AnalysesPage } from '#/pages/AnalysesPage/AnalysesPage';
import { analysesCopy } from '#/pages/AnalysesPage/AnalysesPage.copy';

const AnalysisSheetRoute = lazyComponent(
  async () => (await import('#/app/routes/analyses/AnalysisSheetRoute')).AnalysisSheetRoute,
);

const ComparisonPaper = lazyComponent(
  async () => (await import('#/modules/SheetPaper/printedSheets')).ComparisonPaper,
);

/** What a confirmation would delete. */
type Pending = { readonly kind: 'deleteOne'; readonly id: number } | { readonly kind: 'deleteAll' };

/** Mes Analyses over the history; the analysis in view is in the address, so that it can be returned to. */
export const AnalysesRoute = () => {
  const { vault, notify, now } = useServices();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [pending, setPending] = useState<Pending | null>(null);
  // A new attempt reads the record again, whatever was remembered.
  const [, setAttempt] = useState(0);
  const stored = useRecord(analysesRecord);
  const showSamples = useShowSamples();
  const unreadable = useUnreadable(analysesRecord);
  const state = analysesState(stored, unreadable, showSamples, params);

  const confirm = (): void => {
    if (pending === null) return;
    const written = updateRecord(vault, analysesRecord, [], (analyses) =>
      pending.kind === 'deleteAll' ? [] : withoutAnalysis(analyses, pending.id),
    );
    setPending(null);
    notify(
      written.ok
        ? { tone: 'success', ...analysesToasts.deleted[pending.kind] }
        : { tone: 'destructive', ...analysesToasts.notDeleted },
    );
    if (written.ok && state.status === 'detail')
      void navigate(ADDRESSES.analyses, { replace: true });
  };

  if (state.status === 'detail' && params.get(SHEET.name) === SHEET.value)
    return (
      <Suspense fallback={<Spinner label={analysesCopy.loading} />}>
        <AnalysisSheetRoute key={state.analysis.id} analysis={state.analysis} />
      </Suspense>
    );
  return (
    <>
      {state.status === 'detail' && (
        <OnPaper
          sheet={ComparisonPaper}
          of={{ analysis: state.analysis, today: localDay(now()) }}
        />
      )}
      <AnalysesPage
        state={state}
        dialog={pending?.kind ?? null}
        hrefOf={hrefOfAnalysis}
        sheetOf={hrefOfAnalysisSheet}
        onCompare={(left, right) => void navigate(hrefOfComparison(left, right))}
        onAskDelete={(id) => setPending({ kind: 'deleteOne', id })}
        onAskDeleteAll={() => setPending({ kind: 'deleteAll' })}
        onConfirm={confirm}
        onCancel={() => setPending(null)}
        onRetry={() => setAttempt((attempt) => attempt + 1)}
      />
    </>
  );
};
