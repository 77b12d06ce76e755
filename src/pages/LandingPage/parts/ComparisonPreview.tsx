import { LedgerBar } from '#/components/LedgerBar/LedgerBar';
import { ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { Text } from '#/components/Text/Text';
import { bandOf } from '#/domain/matching/report';
import { Preview } from '#/pages/LandingPage/parts/Preview';
import { comparison } from '#/pages/LandingPage/previews.fr';

import * as styles from '#/pages/LandingPage/parts/previews.css';

const HEAVIEST = Math.max(...comparison.rows.map(({ possible }) => possible));

const Verdict = () => (
  <div className={styles.verdict}>
    <ScoreRing
      score={comparison.score}
      band={bandOf(comparison.score)}
      unit={comparison.unit}
      label={comparison.ring(comparison.score)}
    />
    <div className={styles.verdictWords}>
      <Text size="l" weight="bold">
        {comparison.verdict}
      </Text>
      <Text size="s" tone="muted">
        {comparison.summary}
      </Text>
    </div>
  </div>
);

/** The heart of the product: a score and the lines that make it. */
export const ComparisonPreview = () => (
  <Preview caption={comparison.caption} className={styles.comparison}>
    <div className={styles.offerName}>
      <Text weight="bold">{comparison.offer}</Text>
      <Text size="s" tone="muted">
        {comparison.company}
      </Text>
    </div>
    <div className={styles.comparisonBody}>
      <Verdict />
      <div>
        <ul className={styles.ledger}>
          {comparison.rows.map(({ label, answer, points, possible }) => (
            <li key={label} className={styles.ledgerRow}>
              <span className={styles.ledgerLabel}>{label}</span>
              <LedgerBar
                gained={points}
                possible={possible}
                scale={HEAVIEST}
                kind={answer}
                label={comparison.answers[answer]}
              />
              <span className={styles.points}>{comparison.of(points, possible)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{comparison.total}</span>
          <span>{comparison.of(comparison.score, 100)}</span>
        </p>
      </div>
    </div>
  </Preview>
);
