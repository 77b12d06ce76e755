import { assignInlineVars } from '@vanilla-extract/dynamic';

import { Heading } from '#/components/Heading/Heading';
import { ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { Text } from '#/components/Text/Text';
import { bandOf } from '#/domain/matching/report';
import type { MatchReport } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { verdictOf } from '#/domain/matching/verdict';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { axesOf } from '#/modules/AnalysisReport/parts/axesOf';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';
import * as additionStyles from '#/modules/AnalysisReport/parts/Addition.css';

/** The sum behind the score: what each part of the offer brought, the ceiling where one applies, and the total. As wide as it weighs. */
const Addition = ({ report }: { readonly report: MatchReport }) => {
  const band = bandOf(report.score);
  const counted = axesOf(report).filter(({ rows }) => rows.some(({ setAside }) => !setAside));
  return (
    <div className={additionStyles.place}>
      <ul className={additionStyles.addition} aria-label={copy.addition.label}>
        {counted.map(({ axis, tenths, possibleTenths }, index) => (
          <li
            key={axis}
            className={additionStyles.term}
            style={assignInlineVars({
              [additionStyles.weight]: String(possibleTenths),
              [additionStyles.share]: String(
                possibleTenths > 0 ? Math.min(1, tenths / possibleTenths) : 0,
              ),
              [additionStyles.rank]: String(index),
            })}
          >
            <span className={additionStyles.track} aria-hidden>
              <span className={additionStyles.gained({ band })} />
            </span>
            <span className={additionStyles.figure}>{copy.ledger.gained(tenths)}</span>
            <span className={additionStyles.name}>{copy.axes[axis]}</span>
          </li>
        ))}
        {report.cap && (
          <li
            className={additionStyles.term}
            style={assignInlineVars({
              [additionStyles.weight]: String(Math.abs(report.cap.tenths)),
            })}
          >
            <span className={additionStyles.taken} aria-hidden />
            <span className={additionStyles.figure}>{copy.gain(report.cap.tenths)}</span>
            <span className={additionStyles.name}>{copy.addition.cap}</span>
          </li>
        )}
        <li className={additionStyles.sum}>
          <span className={additionStyles.sumFigure}>
            {copy.ledger.of(report.score * 10, 1000)}
          </span>
          <span className={additionStyles.name}>{copy.ledger.total}</span>
        </li>
      </ul>
    </div>
  );
};

/** The score as a ring, its band, what it means, and the sum that makes it. */
export const Verdict = ({ analysis }: { readonly analysis: SavedAnalysis }) => {
  const words = copy.verdicts[verdictOf(analysis)];
  const setAside = analysis.report?.setAside;
  return (
    <section className={styles.verdict}>
      <ScoreRing
        score={analysis.score}
        band={bandOf(analysis.score)}
        size="large"
        unit="%"
        label={copy.scoreLabel(analysis.score, words)}
      />
      <div className={styles.verdictWords}>
        <Heading level={2} size="xl">
          {words}
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
