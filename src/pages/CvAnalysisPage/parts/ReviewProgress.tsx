import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { StepProgress } from '#/components/StepProgress/StepProgress';
import { stepLabels } from '#/copy/steps.copy';
import { REVIEW_STEPS } from '#/domain/review/review';
import type { ReviewStep } from '#/domain/review/review';
import { UnderWay } from '#/modules/UnderWay/UnderWay';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';

/** How far the sheet has come at the end of each step: read first, then understood. */
const share = (done: number): number => Math.min(Math.max(done, 0), 1);

/** The four steps of a review, each worth a quarter: specification, section 9. */
export const ReviewProgress = ({ step }: { readonly step: ReviewStep }) => {
  const current = REVIEW_STEPS.indexOf(step);
  const percent = ((current + 1) / REVIEW_STEPS.length) * 100;
  return (
    <UnderWay
      drawing={
        <ReadingDrawing inked={share((current + 1) / 2)} understood={share((current - 1) / 2)} />
      }
    >
      <StepProgress
        label={copy.analysing}
        steps={REVIEW_STEPS.map((id) => ({ id, label: copy.steps[id] }))}
        current={current}
        percent={percent}
        percentText={stepLabels.percent(percent)}
        stateLabels={stepLabels.states}
      />
    </UnderWay>
  );
};
