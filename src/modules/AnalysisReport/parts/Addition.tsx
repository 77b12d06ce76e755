import { assignInlineVars } from '@vanilla-extract/dynamic';

import { bandOf } from '#/domain/matching/report';
import type { MatchReport } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { axesOf } from '#/modules/AnalysisReport/parts/axesOf';

import * as styles from '#/modules/AnalysisReport/parts/Addition.css';

/** The sum behind the score: what each part of the offer brought, the ceiling where one applies, and the total. As wide as it weighs. */
export const Addition = ({ report }: { readonly report: MatchReport }) => {
  const band = bandOf(report.score);
  const counted = axesOf(report).filter(({ rows }) => rows.some(({ setAside }) => !setAside));
  return (
    <div className={styles.place}>
      <ul className={styles.addition} aria-label={copy.addition.label}>
        {counted.map(({ axis, tenths, possibleTenths }, index) => (
          <li
            key={axis}
            className={styles.term}
            style={assignInlineVars({
              [styles.weight]: String(possibleTenths),
              [styles.share]: String(possibleTenths > 0 ? Math.min(1, tenths / possibleTenths) : 0),
              [styles.rank]: String(index),
            })}
          >
            <span className={styles.track} aria-hidden>
              <span className={styles.gained({ band })} />
            </span>
            <span className={styles.figure}>{copy.ledger.gained(tenths)}</span>
            <span className={styles.name}>{copy.axes[axis]}</span>
          </li>
        ))}
        {report.cap && (
          <li
            className={styles.term}
            style={assignInlineVars({ [styles.weight]: String(Math.abs(report.cap.tenths)) })}
          >
            <span className={styles.taken} aria-hidden />
            <span className={styles.figure}>{copy.gain(report.cap.tenths)}</span>
            <span className={styles.name}>{copy.addition.cap}</span>
          </li>
        )}
        <li className={styles.sum}>
          <span className={styles.sumFigure}>{copy.ledger.of(report.score * 10, 1000)}</span>
          <span className={styles.name}>{copy.ledger.total}</span>
        </li>
      </ul>
    </div>
  );
};
