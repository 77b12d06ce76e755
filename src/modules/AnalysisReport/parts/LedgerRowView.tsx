import { PenLine } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { LedgerBar } from '#/components/LedgerBar/LedgerBar';
import { Text } from '#/components/Text/Text';
import { doubtOf, type LedgerRow } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { RowPassages } from '#/modules/AnalysisReport/parts/RowPassages';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type LedgerRowViewProps = {
  readonly row: LedgerRow;
  /** Tenths possible of the heaviest row: the full length of a bar. */
  readonly scale: number;
  readonly onHaveSkill?: ((label: string) => void) | undefined;
};

/** One requirement: what the offer asks, what the CV shows, and the points that follow. */
export const LedgerRowView = ({ row, scale, onHaveSkill }: LedgerRowViewProps) => {
  const [first] = row.evidence;
  const doubt = doubtOf(row);
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
          {doubt && (
            <Badge size="small" tone="caution">
              {copy.doubt}
            </Badge>
          )}
          {first?.range === null && (
            <Badge size="small" icon={PenLine}>
              {copy.stated}
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
      {doubt && (
        <Text size="s" tone="muted">
          {copy.doubts[doubt]}
        </Text>
      )}
      <RowPassages row={row} onHaveSkill={onHaveSkill} />
    </article>
  );
};
