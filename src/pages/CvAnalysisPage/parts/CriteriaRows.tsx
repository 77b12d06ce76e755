import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { ChevronDown } from '#/components/Icon/iconPaths';
import { LedgerBar } from '#/components/LedgerBar/LedgerBar';
import { Text } from '#/components/Text/Text';
import type { CriterionScore, CvReview, Remark } from '#/domain/review/review';
import { CHECK_CRITERIA } from '#/domain/review/review';
import { cvAnalysisCopy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import { cx } from '#/styles/cx';

import * as folds from '#/pages/CvAnalysisPage/parts/Folds.css';
import * as parts from '#/pages/CvAnalysisPage/parts/Review.css';
import { uncut } from '#/styles/printed.css';
import * as reports from '#/styles/reports.css';

const copy = cvAnalysisCopy.score;

/** A criterion with so many remarks stays on one page. */
const WHOLE = 3;

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
    <details className={cx(folds.foldable, remarks.length <= WHOLE && uncut)}>
      <summary className={folds.criterionHead}>
        <span>{name}</span>
        <span className={folds.criterionBar}>
          <LedgerBar
            gained={points}
            possible={possible}
            scale={scale}
            kind={points === possible ? 'held' : 'partly'}
            label=""
          />
        </span>
        <span className={reports.figure}>{copy.of(points, possible)}</span>
        <Icon icon={ChevronDown} className={folds.chevron} />
      </summary>
      <div className={folds.foldBody}>
        <Text size="s" tone="muted">
          {text}
        </Text>
        {remarks.length === 0 ? (
          <Text size="s">{copy.full}</Text>
        ) : (
          <ul className={parts.list}>
            {remarks.map(({ check, title, gain, items }) => (
              <li key={check} className={parts.listItem}>
                <span className={parts.headLine}>
                  <Text as="span" weight="medium" size="s">
                    {title}
                  </Text>
                  {gain > 0 && (
                    <span className={reports.gain}>{cvAnalysisCopy.improvements.gain(gain)}</span>
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
    <Card as="section" padding="large" className={parts.card}>
      <div className={parts.intro}>
        <Heading level={2} size="m">
          {copy.title}
        </Heading>
        <Text size="s" tone="muted">
          {copy.intro}
        </Text>
      </div>
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
      <div className={reports.total}>
        <span>{copy.total}</span>
        <span>{copy.of(review.score, 100)}</span>
      </div>
      <Text size="xs" tone="subtle">
        {copy.model(review.model)}
      </Text>
    </Card>
  );
};
