import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { CriterionScore } from '#/domain/review/review';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import { raysOf } from '#/pages/CvAnalysisPage/parts/rays';

import * as styles from '#/pages/CvAnalysisPage/parts/SunScore.css';

type SunScoreProps = {
  readonly score: number;
  readonly criteria: readonly CriterionScore[];
};

/** The score as a sun over the horizon, with a ray per criterion. */
export const SunScore = ({ score, criteria }: SunScoreProps) => {
  const rows = criteria.map(({ criterion, points, possible }) =>
    copy.score.row(copy.criteria[criterion], points, possible),
  );
  return (
    <div className={styles.root}>
      <VisuallyHidden>{copy.score.label(score, rows)}</VisuallyHidden>
      <svg viewBox="0 0 240 122" className={styles.drawing} aria-hidden focusable="false">
        {raysOf(criteria).map(({ criterion, whole, filled }) => (
          <g key={criterion}>
            <path d={whole} className={styles.empty} />
            <path d={filled} className={styles.ray} />
          </g>
        ))}
        <line x1="2" y1="119" x2="238" y2="119" className={styles.horizon} />
      </svg>
      <span className={styles.figure} aria-hidden>
        {score}
        <span className={styles.unit}>{copy.score.out}</span>
      </span>
    </div>
  );
};
