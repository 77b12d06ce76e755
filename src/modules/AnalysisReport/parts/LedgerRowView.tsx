import { Badge } from '#/components/Badge/Badge';
import { LedgerBar } from '#/components/LedgerBar/LedgerBar';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import type { LedgerRow } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type LedgerRowViewProps = {
  readonly row: LedgerRow;
  /** Tenths possible of the heaviest row: the full length of a bar. */
  readonly scale: number;
};

type CvQuoteProps = { readonly evidence: LedgerRow['evidence'][number] };

const CvQuote = ({ evidence: { quote, section, experience } }: CvQuoteProps) => (
  <Quote from="cv" place={copy.ledger.place(copy.sections[section], experience)}>
    {quote}
  </Quote>
);

/** One requirement: what the offer asks, what the CV shows, and the points that follow. */
export const LedgerRowView = ({ row, scale }: LedgerRowViewProps) => {
  // The strongest speaks for the row; the others wait, so that the whole ledger can be scanned.
  const [first, ...others] = row.evidence;
  return (
    <article className={styles.row}>
      <div className={styles.rowHead}>
        <div className={styles.rowName}>
          <Text as="strong" weight="medium">
            {row.label}
          </Text>
          <Badge size="small" tone={row.demand === 'optional' ? 'neutral' : 'info'}>
            {copy.demands[row.demand]}
          </Badge>
          {row.blocking && (
            <Badge size="small" tone="caution">
              {copy.blocking}
            </Badge>
          )}
        </div>
        <div className={styles.rowPoints}>
          <LedgerBar
            gained={row.tenths}
            possible={row.possibleTenths}
            scale={scale}
            kind={row.answer}
            label={copy.answers[row.answer]}
          />
          <span className={styles.figure}>{copy.ledger.of(row.tenths, row.possibleTenths)}</span>
        </div>
      </div>
      <details className={styles.passages}>
        <summary className={styles.showPassages}>{copy.ledger.passages}</summary>
        <div className={styles.quotes}>
          <Quote from="offer" place={copy.offerQuote}>
            {row.offerQuote}
          </Quote>
          <div className={styles.quoteGroup}>
            {!first && (
              <Text size="s" tone="muted">
                {copy.ledger.noEvidence}
              </Text>
            )}
            {first && <CvQuote evidence={first} />}
            {others.length > 0 && (
              <details>
                <summary className={styles.moreEvidence}>
                  {copy.ledger.otherEvidence(others.length)}
                </summary>
                <div className={styles.quoteGroup}>
                  {others.map((evidence) => (
                    <CvQuote key={`${evidence.section} ${evidence.quote}`} evidence={evidence} />
                  ))}
                </div>
              </details>
            )}
          </div>
        </div>
      </details>
    </article>
  );
};
