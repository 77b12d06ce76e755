import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { NoCv } from '#/modules/NoCv/NoCv';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import type { CvAnalysisState } from '#/pages/CvAnalysisPage/CvAnalysisPage.state';
import { ReviewProgress } from '#/pages/CvAnalysisPage/parts/ReviewProgress';
import { ReviewResult } from '#/pages/CvAnalysisPage/parts/ReviewResult';
import { ReviewStart } from '#/pages/CvAnalysisPage/parts/ReviewStart';
import { SampleResult } from '#/pages/CvAnalysisPage/parts/SampleResult';

import * as page from '#/pages/CvAnalysisPage/CvAnalysisPage.css';

type CvAnalysisPageProps = {
  readonly state: CvAnalysisState;
  /** Starts a review, a first one or another. */
  readonly onLaunch: () => void;
  readonly onTarget: (target: string) => void;
  /** Forgets the review of the CV before. */
  readonly onForget: () => void;
  readonly onPrint: () => void;
};

const subtitleOf = (state: CvAnalysisState): string =>
  state.status === 'complete' || state.status === 'sample'
    ? copy.resultOf(state.fileName, state.status === 'complete' ? state.review.trade : null)
    : copy.subtitle;

const content = ({
  state,
  onLaunch,
  onTarget,
  onForget,
  onPrint,
}: CvAnalysisPageProps): ReactElement => {
  switch (state.status) {
    case 'noCv':
      return <NoCv {...copy.noCv} />;
    case 'ready':
      return <ReviewStart state={state} onLaunch={onLaunch} onTarget={onTarget} />;
    case 'analysing':
      return <ReviewProgress step={state.step} />;
    case 'complete':
      return (
        <ReviewResult state={state} onLaunch={onLaunch} onForget={onForget} onPrint={onPrint} />
      );
    case 'sample':
      return <SampleResult onLaunch={onLaunch} />;
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            drawing={<UnreadableDrawing />}
            title={copy.failed.title}
            text={copy.failed.text}
            actions={
              <Button variant="primary" onClick={onLaunch}>
                {copy.failed.retry}
              </Button>
            }
          />
        </div>
      );
  }
};

/** Analyse de CV: the imported CV read again as a careful recruiter would. */
export const CvAnalysisPage = (props: CvAnalysisPageProps) => (
  <div className={page.page}>
    <PageHeader title={copy.title} subtitle={subtitleOf(props.state)} />
    <FocusOnChange step={props.state.status}>{content(props)}</FocusOnChange>
  </div>
);
