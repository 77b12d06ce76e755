import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { formatTenths } from '#/copy/format';
import type { CvExperience } from '#/domain/cv/cv';
import type { RowClaim } from '#/domain/matching/claims';
import type { MatchReport } from '#/domain/matching/report';
import { requirementKey } from '#/domain/matching/requirementKey';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { axesOf } from '#/modules/AnalysisReport/parts/axesOf';
import { LedgerRowView } from '#/modules/AnalysisReport/parts/LedgerRowView';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type LedgerProps = {
  readonly report: MatchReport;
  readonly defaultOpen: boolean;
  readonly posts?: readonly CvExperience[] | undefined;
  readonly onClaim?: ((claim: RowClaim) => void) | undefined;
};

/** Every row of the score by axis, each with its two quotes; the rows and the cap sum to the score. */
export const Ledger = ({ report, defaultOpen, posts, onClaim }: LedgerProps) => {
  const scale = Math.max(1, ...report.rows.map(({ possibleTenths }) => possibleTenths));
  return (
    <Stack gap={3}>
      <Heading level={3}>{copy.ledger.title}</Heading>
      <Text tone="muted">{copy.ledger.intro}</Text>
      <Disclosure summary={copy.ledger.show} defaultOpen={defaultOpen}>
        {onClaim && (
          <Text size="s" tone="muted" className={styles.claimsHint}>
            {copy.ledger.claimsHint}
          </Text>
        )}
        {axesOf(report).map(({ axis, rows, tenths }) => (
          <section key={axis} className={styles.axis}>
            <div className={styles.axisHead}>
              <Heading level={4}>{copy.axes[axis]}</Heading>
              <span className={styles.figure}>{copy.ledger.gained(tenths)}</span>
            </div>
            {rows.map(({ row, setAside }) => (
              // By what it asks for: rows are numbered again each time the score is.
              <LedgerRowView
                key={`${requirementKey(row)} ${row.offerQuote}`}
                row={row}
                setAside={setAside}
                scale={scale}
                posts={posts}
                onClaim={onClaim}
              />
            ))}
          </section>
        ))}
        {report.cap && (
          <div className={styles.axisHead}>
            <div>
              <Heading level={4}>{copy.ledger.cap}</Heading>
              <Text size="s" tone="muted">
                {copy.ledger.capText(report.cap.limit)}
              </Text>
            </div>
            <span className={styles.figure}>{formatTenths(report.cap.tenths)}</span>
          </div>
        )}
        <div className={styles.total}>
          <span>{copy.ledger.total}</span>
          <span>{copy.ledger.of(report.score * 10, 1000)}</span>
        </div>
        <Text size="xs" tone="subtle">
          {copy.ledger.model(report.model)}
        </Text>
      </Disclosure>
    </Stack>
  );
};
