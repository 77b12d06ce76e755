import { Card } from '#/components/Card/Card';
import { StepProgress } from '#/components/StepProgress/StepProgress';
import { stepLabels } from '#/copy/steps.copy';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import { REVIEW_STEPS } from '#/pages/CvAnalysisPage/CvAnalysisPage.state';
import type { ReviewStep } from '#/pages/CvAnalysisPage/CvAnalysisPage.state';

import * as page from '#/pages/CvAnalysisPage/CvAnalysisPage.css';

/** The four steps of a review, each worth a quarter: specification, section 9. */
export const ReviewProgress = ({ step }: { readonly step: ReviewStep }) => {
  const current = REVIEW_STEPS.indexOf(step);
  const percent = ((current + 1) / REVIEW_STEPS.length) * 100;
  return (
    <Card padding="large" className={page.narrow}>
      <StepProgress
        label={copy.analysing}
        steps={REVIEW_STEPS.map((id) => ({ id, label: copy.steps[id] }))}
        current={current}
        percent={percent}
        percentText={stepLabels.percent(percent)}
        stateLabels={stepLabels.states}
      />
    </Card>
  );
};
