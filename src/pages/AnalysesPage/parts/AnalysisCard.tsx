import { Trash2 } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Checkbox } from '#/components/Checkbox/Checkbox';
import { Heading } from '#/components/Heading/Heading';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { bandOf } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { analysisReportCopy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';

import * as styles from '#/pages/AnalysesPage/AnalysesPage.css';

type AnalysisCardProps = {
  readonly analysis: SavedAnalysis;
  readonly href: string;
  readonly picked: boolean;
  /** There is another analysis to compare with. */
  readonly comparable: boolean;
  readonly onPick: () => void;
  readonly onDelete: () => void;
};

/** One analysis of the history. */
export const AnalysisCard = ({
  analysis,
  href,
  picked,
  comparable,
  onPick,
  onDelete,
}: AnalysisCardProps) => {
  const name = analysis.offerTitle ?? copy.untitled;
  const band = bandOf(analysis.score);
  return (
    <Card as="li" padding="medium" interactive selected={picked} className={styles.card}>
      <div className={styles.cardHead}>
        <ScoreRing
          score={analysis.score}
          band={band}
          size="small"
          label={analysisReportCopy.scoreLabel(analysis.score, analysisReportCopy.bands[band])}
        />
        <div className={styles.cardTitle}>
          <Heading level={2} size="s">
            <TextLink href={href} tone="plain" stretched aria-label={copy.openNamed(name)}>
              {name}
            </TextLink>
          </Heading>
          <div className={styles.counts}>
            <Text size="s" tone="muted">
              {copy.savedOnShort(new Date(analysis.date))}
            </Text>
            {analysis.sample && <SampleMark word={analysisReportCopy.sample} />}
          </div>
        </div>
      </div>
      <Stack gap={3}>
        <Text size="s">{analysis.summary}</Text>
        <div className={styles.counts}>
          <Badge size="small" tone="positive">
            {copy.matching(analysis.matching.length)}
          </Badge>
          <Badge size="small" tone="caution">
            {copy.missing(analysis.missing.length)}
          </Badge>
        </div>
      </Stack>
      <div className={styles.cardFoot}>
        {comparable ? (
          <Checkbox
            label={copy.comparePick}
            about={copy.quoted(name)}
            checked={picked}
            onChange={onPick}
          />
        ) : (
          <TextLink href={href}>{copy.open}</TextLink>
        )}
        <Button size="small" variant="quiet" icon={Trash2} iconOnly onClick={onDelete}>
          {copy.deleteNamed(name)}
        </Button>
      </div>
    </Card>
  );
};
