import { ComparingDrawing } from '#/components/drawings/ComparingDrawing';
import { StepProgress } from '#/components/StepProgress/StepProgress';
import { stepLabels } from '#/copy/steps.copy';
import { MATCH_STEPS } from '#/domain/matching/report';
import type { MatchStep } from '#/domain/matching/report';
import { UnderWay } from '#/modules/UnderWay/UnderWay';
import { matchCopy as copy } from '#/pages/MatchPage/MatchPage.copy';

/** The four steps of a comparison, each worth a quarter: specification, section 9. */
export const MatchProgress = ({ step }: { readonly step: MatchStep }) => {
  const current = MATCH_STEPS.indexOf(step);
  const percent = ((current + 1) / MATCH_STEPS.length) * 100;
  return (
    // A step shows its work while it is under way.
    <UnderWay drawing={<ComparingDrawing done={current + 1} />}>
      <StepProgress
        label={copy.analysing}
        steps={MATCH_STEPS.map((id) => ({ id, label: copy.steps[id] }))}
        current={current}
        percent={percent}
        percentText={stepLabels.percent(percent)}
        stateLabels={stepLabels.states}
      />
    </UnderWay>
  );
};
