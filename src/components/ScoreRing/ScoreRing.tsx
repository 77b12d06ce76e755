import { assignInlineVars } from '@vanilla-extract/dynamic';

import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { MatchBand } from '#/domain/matching/report';

import * as styles from '#/components/ScoreRing/ScoreRing.css';

export const RING_SIZES = ['small', 'medium', 'large'] as const;

type ScoreRingProps = {
  /** 0 to 100. */
  readonly score: number;
  /** Gives the colour. */
  readonly band: MatchBand;
  /** The whole sentence that the picture stands for, score and band included. */
  readonly label: string;
  /** Stands after the number. */
  readonly unit?: string | undefined;
  /** 64, 112 or 176 px. */
  readonly size?: (typeof RING_SIZES)[number];
};

/** A match score. It draws once, and not at all where less motion is asked for. */
export const ScoreRing = ({ score, band, label, unit, size = 'medium' }: ScoreRingProps) => {
  const bounded = Math.round(Math.min(100, Math.max(0, score)));
  return (
    <div
      className={styles.root({ size, band })}
      style={assignInlineVars({ [styles.score]: String(bounded) })}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 100 100" className={styles.drawing} aria-hidden focusable="false">
        <circle cx="50" cy="50" r="45" className={styles.track} />
        {bounded > 0 && (
          <>
            <circle cx="50" cy="50" r="45" pathLength="100" className={styles.arc} />
            <circle cx="50" cy="5" r="1.9" className={styles.sun} />
          </>
        )}
      </svg>
      <span className={styles.figure} aria-hidden>
        {bounded}
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
    </div>
  );
};
