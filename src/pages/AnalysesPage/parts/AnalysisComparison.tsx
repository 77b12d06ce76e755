import { ArrowLeft } from 'lucide-react';

import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { bandOf } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { analysisReportCopy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';
import { SkillComparison } from '#/pages/AnalysesPage/parts/SkillComparison';

import * as styles from '#/pages/AnalysesPage/AnalysesPage.css';

type AnalysisComparisonProps = {
  readonly left: SavedAnalysis;
  readonly right: SavedAnalysis;
  readonly hrefOf: (id: number) => string;
};

const modelOf = (analysis: SavedAnalysis): string | null => analysis.report?.model ?? null;

/** Two analyses side by side: scores, then who asks for what and what the CV shows of it. */
export const AnalysisComparison = ({ left, right, hrefOf }: AnalysisComparisonProps) => (
  <>
    <PageHeader
      back={
        <TextLink href={ADDRESSES.analyses} icon={ArrowLeft} standalone>
          {copy.back}
        </TextLink>
      }
      title={copy.comparison.title}
    />
    {modelOf(left) !== modelOf(right) && (
      <Callout tone="caution" title={copy.comparison.otherModelTitle}>
        {copy.comparison.otherModel}
      </Callout>
    )}
    <div className={styles.sides}>
      {[left, right].map((analysis) => {
        const band = bandOf(analysis.score);
        return (
          <Card key={analysis.id} as="section" padding="medium" className={styles.side}>
            <ScoreRing
              score={analysis.score}
              band={band}
              size="medium"
              label={analysisReportCopy.scoreLabel(analysis.score, analysisReportCopy.bands[band])}
            />
            <Heading level={2} size="s">
              <TextLink href={hrefOf(analysis.id)} tone="plain">
                {analysis.offerTitle ?? copy.untitled}
              </TextLink>
            </Heading>
            <Text size="s" tone="muted">
              {copy.savedOnShort(new Date(analysis.date))}
            </Text>
          </Card>
        );
      })}
    </div>
    <Card as="section" padding="medium">
      <SkillComparison left={left} right={right} />
    </Card>
  </>
);
