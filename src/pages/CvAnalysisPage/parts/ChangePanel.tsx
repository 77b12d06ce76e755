import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { ArrowRight, Trash2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import type { DigestItem, ReviewChange } from '#/domain/review/cvReviewRecord';
import { cvAnalysisCopy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import { cx } from '#/styles/cx';

import * as page from '#/pages/CvAnalysisPage/CvAnalysisPage.css';
import * as styles from '#/pages/CvAnalysisPage/parts/ChangePanel.css';
import * as folds from '#/pages/CvAnalysisPage/parts/Folds.css';
import * as parts from '#/pages/CvAnalysisPage/parts/Review.css';
import { screenOnly } from '#/styles/printed.css';

const copy = cvAnalysisCopy.change;

type ChangedItemsProps = { readonly title: string; readonly items: readonly DigestItem[] };

const ChangedItems = ({ title, items }: ChangedItemsProps) =>
  items.length > 0 && (
    <details className={folds.foldable}>
      <summary className={folds.more}>{title}</summary>
      <ul className={parts.list}>
        {items.map(({ id, check, quote }) => (
          <li key={id} className={styles.changedItem}>
            <Text as="span" weight="medium" size="s">
              {cvAnalysisCopy.checks[check]}
            </Text>
            {quote !== null && <span>{`\u00ab\u00a0${quote}\u00a0\u00bb`}</span>}
          </li>
        ))}
      </ul>
    </details>
  );

const toneOf = (difference: number): 'positive' | 'neutral' | 'caution' => {
  if (difference === 0) return 'neutral';
  return difference > 0 ? 'positive' : 'caution';
};

type ChangePanelProps = {
  readonly change: ReviewChange;
  readonly score: number;
  readonly onForget: () => void;
};

/** What changed since the CV before: the score, what was solved, what came. */
export const ChangePanel = ({ change, score, onForget }: ChangePanelProps) => {
  const { before, difference, solved, appeared } = change;
  return (
    <Card as="section" padding="large" className={parts.card}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      <div className={styles.change}>
        <div className={styles.scores}>
          <span className={styles.oldScore}>
            <span className={styles.scoreName}>{copy.before}</span>
            {before.score}
          </span>
          <Icon icon={ArrowRight} />
          <span className={styles.newScore}>
            <span className={styles.scoreName}>{copy.after}</span>
            {score}
          </span>
          {difference !== null && (
            <Badge tone={toneOf(difference)}>{copy.difference(difference)}</Badge>
          )}
        </div>
        <div className={styles.changeWords}>
          <Text size="s" tone="muted">
            {copy.since(before.fileName, before.date)} {difference === null && copy.otherModel}
          </Text>
          <div>
            <ChangedItems title={copy.solved(solved.length)} items={solved} />
            <ChangedItems title={copy.appeared(appeared.length)} items={appeared} />
          </div>
          <div className={cx(page.actions, screenOnly)}>
            <Button
              variant="quiet"
              size="small"
              icon={Trash2}
              className={styles.forget}
              onClick={onForget}
            >
              {copy.forget}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
};
