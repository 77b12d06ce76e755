import { useEffect, useRef } from 'react';

import { Button } from '#/components/Button/Button';
import type { ClaimKind, RowClaim } from '#/domain/matching/claims';
import type { LedgerRow } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type ClaimButtonProps = {
  readonly kind: ClaimKind;
  readonly row: LedgerRow;
  readonly onClaim: (claim: RowClaim) => void;
};

/** Puts one row right, or takes that back: the same button, so that the focus stays with what was said. */
export const ClaimButton = ({ kind, row, onClaim }: ClaimButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef<ClaimKind | null>(null);
  useEffect(() => {
    if (pressed.current === null || pressed.current === kind) return;
    pressed.current = null;
    // A row that moved among the others loses the focus on its way.
    button.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <Button
      ref={button}
      size="small"
      variant={kind === 'have' ? 'secondary' : 'quiet'}
      className={kind === 'notAsked' ? styles.discreetClaim : undefined}
      aria-label={copy.ledger.claimLabel(kind, row.label)}
      onClick={() => {
        pressed.current = kind;
        onClaim({ kind, row });
      }}
    >
      {copy.ledger.claims[kind]}
    </Button>
  );
};
