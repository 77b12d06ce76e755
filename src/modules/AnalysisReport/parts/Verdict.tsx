import { Heading } from '#/components/Heading/Heading';
import { ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { Text } from '#/components/Text/Text';
import { bandOf } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { Addition } from '#/modules/AnalysisReport/parts/Addition';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

/** The score as a ring, its band, what it means, and the sum that makes it. */
export const Verdict = ({ analysis }: { readonly analysis: SavedAnalysis }) => {
  const band = bandOf(analysis.score);
  const setAside = analysis.report?.setAside;
  return (
    <section className={styles.verdict}>
      <ScoreRing
        score={analysis.score}
        band={band}
        size="large"
        unit="%"
        label={copy.scoreLabel(analysis.score, copy.bands[band])}
      />
      <div className={styles.verdictWords}>
        <Heading level={2} size="xl">
          {copy.bands[band]}
        </Heading>
        <Text size="l">{analysis.summary}</Text>
        {setAside && (
          <Text size="s" weight="medium">
            {copy.setAside(setAside.rows.length, setAside.score)}
          </Text>
        )}
        <Text size="s" tone="muted">
          {copy.indicator}
        </Text>
      </div>
      {analysis.report && <Addition report={analysis.report} />}
    </section>
  );
};
