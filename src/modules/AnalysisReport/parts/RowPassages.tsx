import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import { cvClaimOn } from '#/domain/matching/claims';
import type { RowClaim } from '#/domain/matching/claims';
import type { LedgerRow } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { ClaimButton } from '#/modules/AnalysisReport/parts/ClaimButton';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type CvQuoteProps = { readonly evidence: LedgerRow['evidence'][number] };

const CvQuote = ({ evidence: { quote, section, experience } }: CvQuoteProps) => (
  <Quote from="cv" place={copy.ledger.place(copy.sections[section], experience)}>
    {quote}
  </Quote>
);

type RowPassagesProps = {
  readonly row: LedgerRow;
  readonly setAside: boolean;
  readonly onClaim?: ((claim: RowClaim) => void) | undefined;
};

/** The words of the offer beside those of the CV, each with the way to say that it was misread. */
export const RowPassages = ({ row, setAside, onClaim }: RowPassagesProps) => {
  // The strongest speaks for the row; the others wait, so that the whole ledger can be scanned.
  const [first, ...others] = row.evidence;
  const cvClaim = setAside ? null : cvClaimOn(row);
  return (
    <details className={styles.passages}>
      <summary className={styles.showPassages}>{copy.ledger.passages}</summary>
      <div className={styles.quotes}>
        <div className={styles.quoteGroup}>
          <Quote from="offer" place={copy.offerQuote}>
            {row.offerQuote}
          </Quote>
          {onClaim && (
            <ClaimButton kind={setAside ? 'asked' : 'notAsked'} row={row} onClaim={onClaim} />
          )}
        </div>
        {!setAside && (
          <div className={styles.quoteGroup}>
            {first ? (
              <CvQuote evidence={first} />
            ) : (
              <Text size="s" tone="muted">
                {copy.ledger.noEvidence}
              </Text>
            )}
            {onClaim && cvClaim && <ClaimButton kind={cvClaim} row={row} onClaim={onClaim} />}
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
        )}
      </div>
    </details>
  );
};
