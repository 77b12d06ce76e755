import { assignInlineVars } from '@vanilla-extract/dynamic';

import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { RowAnswer } from '#/domain/matching/report';

import * as styles from '#/components/LedgerBar/LedgerBar.css';

/** How a row of the ledger was answered; `lost` is what a ceiling takes off. */
export type LedgerBarKind = RowAnswer | 'lost';

type LedgerBarProps = {
  /** Points gained (or lost) and points possible, in one unit. */
  readonly gained: number;
  readonly possible: number;
  /** Points possible of the heaviest row shown: the full length. */
  readonly scale: number;
  /** Gives the colour, and the hatching of what is lost. */
  readonly kind: LedgerBarKind;
  /** The sentence that the bar stands for. */
  readonly label: string;
};

const shareOf = (part: number, whole: number): string =>
  String(whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0);

/** What a row of a score brought, out of what it could. */
export const LedgerBar = ({ gained, possible, scale, kind, label }: LedgerBarProps) => (
  <div
    className={styles.scale}
    style={assignInlineVars({
      [styles.possibleShare]: shareOf(possible, scale),
      [styles.gainedShare]: shareOf(gained, possible),
    })}
  >
    <VisuallyHidden>{label}</VisuallyHidden>
    <div className={styles.possible}>
      <div className={styles.gained({ kind })} />
    </div>
  </div>
);
