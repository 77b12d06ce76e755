import { PenLine } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { LedgerBar } from '#/components/LedgerBar/LedgerBar';
import { Text } from '#/components/Text/Text';
import type { RowClaim } from '#/domain/matching/claims';
import { doubtOf, type LedgerRow } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { RowPassages } from '#/modules/AnalysisReport/parts/RowPassages';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type RowMarksProps = { readonly row: LedgerRow; readonly doubted: boolean };

const RowMarks = ({ row, doubted }: RowMarksProps) => (
  <>
    <Badge size="small" tone={row.demand === 'optional' ? 'neutral' : 'info'}>
      {copy.demands[row.demand]}
    </Badge>
    {row.blocking && (
      <Badge size="small" tone="caution">
        {copy.blocking}
      </Badge>
    )}
    {doubted && (
      <Badge size="small" tone="caution">
        {copy.doubt}
      </Badge>
    )}
    {row.evidence[0]?.range === null && (
      <Badge size="small" icon={PenLine}>
        {copy.stated}
      </Badge>
    )}
  </>
);

const RowPoints = ({ row, scale }: Pick<LedgerRowViewProps, 'row' | 'scale'>) => (
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
);

type LedgerRowViewProps = {
  readonly row: LedgerRow;
  /** The offer is said not to ask for it: the row stays in view and counts for nothing. */
  readonly setAside: boolean;
  /** Tenths possible of the heaviest row: the full length of a bar. */
  readonly scale: number;
  readonly onClaim?: ((claim: RowClaim) => void) | undefined;
};

/** One requirement: what the offer asks, what the CV shows, and the points that follow. */
export const LedgerRowView = ({ row, setAside, scale, onClaim }: LedgerRowViewProps) => {
  const doubt = setAside ? null : doubtOf(row);
  const note = setAside ? copy.ledger.setAsideText : doubt && copy.doubts[doubt];
  return (
    <article className={styles.row}>
      <div className={styles.rowHead}>
        <div className={styles.rowName}>
          <Text as="strong" weight="medium" {...(setAside ? { tone: 'muted' } : {})}>
            {row.label}
          </Text>
          {setAside ? (
            <Badge size="small" icon={PenLine}>
              {copy.ledger.setAside}
            </Badge>
          ) : (
            <RowMarks row={row} doubted={doubt !== null} />
          )}
        </div>
        {setAside ? (
          <Text as="span" size="s" tone="muted" className={styles.outOfScore}>
            {copy.ledger.outOfScore}
          </Text>
        ) : (
          <RowPoints row={row} scale={scale} />
        )}
      </div>
      {note && (
        <Text size="s" tone="muted">
          {note}
        </Text>
      )}
      <RowPassages row={row} setAside={setAside} onClaim={onClaim} />
    </article>
  );
};
