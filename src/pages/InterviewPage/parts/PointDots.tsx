import type { Point } from '#/domain/interview/review/reviewAnswer';

import * as styles from '#/pages/InterviewPage/Review.css';

/** One mark for each point, those met first; the words beside it say the same. */
export const PointDots = ({ points }: { readonly points: readonly Point[] }) => (
  <div className={styles.dots} aria-hidden>
    {points
      .toSorted((one, other) => Number(other.met) - Number(one.met))
      .map(({ about, met }) => (
        <span key={about} className={styles.dot} data-met={met} />
      ))}
  </div>
);
