import { ChevronDown } from 'lucide-react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { LedgerBar } from '#/components/LedgerBar/LedgerBar';
import { Text } from '#/components/Text/Text';
import type { CriterionScore, CvReview, Remark } from '#/domain/review/review';
import { CHECK_CRITERIA } from '#/domain/review/review';
import { cvAnalysisCopy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';

import * as styles from '#/pages/CvAnalysisPage/CvAnalysisPage.css';

const copy = cvAnalysisCopy.score;

type CriterionRowProps = {
  readonly row: CriterionScore;
  readonly remarks: readonly Remark[];
  /** Points of the heaviest criterion: the full length of a bar. */
  readonly scale: number;
};

const CriterionRow = ({ row, remarks, scale }: CriterionRowProps) => {
  const { criterion, points, possible, text } = row;
  const name = cvAnalysisCopy.criteria[criterion];
  return (
    <details className={styles.foldable}>
      <summary className={styles.criterionHead}>
        <span>{name}</span>
        <span className={styles.criterionBar}>
          <LedgerBar
            gained={points}
            possible={possible}
            scale={scale}
            kind={points === possible ? 'held' : 'partly'}
            label=""
          />
        </span>
        <span className={styles.figure}>{copy.of(points, possible)}</span>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.foldBody}>
        <Text size="s" tone="muted">
          {text}
        </Text>
        {remarks.length === 0 ? (
          <Text size="s">{copy.full}</Text>
        ) : (
          <ul className={styles.list}>
            {remarks.map(({ check, title, gain, items }) => (
              <li key={check} className={styles.listItem}>
                <span className={styles.headLine}>
                  <Text as="span" weight="medium" size="s">
                    {title}
                  </Text>
                  {gain > 0 && (
                    <span className={styles.gain}>{cvAnalysisCopy.improvements.gain(gain)}</span>
                  )}
                </span>
                {items.map(({ id, quote }) => (
                  <Text key={id} size="s" tone="muted">
                    {quote === null
                      ? cvAnalysisCopy.improvements.nowhere
                      : `\u00ab\u00a0${quote}\u00a0\u00bb`}
                  </Text>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
};

/** The score as rows that open to the remarks behind them and sum to it. */
export const CriteriaRows = ({ review }: { readonly review: CvReview }) => {
  const scale = Math.max(...review.criteria.map(({ possible }) => possible));
  return (
    <Card as="section" padding="large" className={styles.card}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      <Text size="s" tone="muted">
        {copy.intro}
      </Text>
      <div>
        {review.criteria.map((row) => (
          <CriterionRow
            key={row.criterion}
            row={row}
            scale={scale}
            remarks={review.remarks.filter(({ check }) => CHECK_CRITERIA[check] === row.criterion)}
          />
        ))}
      </div>
      <div className={styles.total}>
        <span>{copy.total}</span>
        <span>{copy.of(review.score, 100)}</span>
      </div>
      <Text size="xs" tone="subtle">
        {copy.model(review.model)}
      </Text>
    </Card>
  );
};
