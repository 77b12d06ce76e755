import { Button } from '#/components/Button/Button';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import type { LedgerRow } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type CvQuoteProps = { readonly evidence: LedgerRow['evidence'][number] };

const CvQuote = ({ evidence: { quote, section, experience } }: CvQuoteProps) => (
  <Quote from="cv" place={copy.ledger.place(copy.sections[section], experience)}>
    {quote}
  </Quote>
);

type ClaimProps = { readonly label: string; readonly onHaveSkill: (label: string) => void };

const Claim = ({ label, onHaveSkill }: ClaimProps) => (
  <div className={styles.claim}>
    <Button
      size="small"
      aria-label={copy.ledger.haveLabel(label)}
      onClick={() => onHaveSkill(label)}
    >
      {copy.ledger.have}
    </Button>
    <Text size="xs" tone="muted">
      {copy.ledger.haveHint}
    </Text>
  </div>
);

type RowPassagesProps = {
  readonly row: LedgerRow;
  readonly onHaveSkill?: ((label: string) => void) | undefined;
};

const canBeClaimed = ({ axis, answer, options }: LedgerRow): boolean =>
  axis === 'skills' && answer === 'missing' && options === undefined;

/** The words of the offer beside those of the CV; where none were found, the way to put the reading right. */
export const RowPassages = ({ row, onHaveSkill }: RowPassagesProps) => {
  // The strongest speaks for the row; the others wait, so that the whole ledger can be scanned.
  const [first, ...others] = row.evidence;
  return (
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
          {onHaveSkill && canBeClaimed(row) && (
            <Claim label={row.label} onHaveSkill={onHaveSkill} />
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
  );
};
