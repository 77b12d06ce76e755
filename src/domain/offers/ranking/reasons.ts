import type { LedgerRow, MatchReport, RowAnswer } from '#/domain/matching/report';

/** Why an offer stands where it stands: one row of its ledger. */
export type MatchReason = {
  readonly rowId: string;
  readonly label: string;
  readonly answer: RowAnswer;
  readonly axis: LedgerRow['axis'];
};

const MOST_REASONS = 3;

const reasonOf = ({ id, label, answer, axis }: LedgerRow): MatchReason => ({
  rowId: id,
  label,
  answer,
  axis,
});

/**
 * Up to three reasons of a score. A missing requirement that stops a recruiter always comes first,
 * then what brings the most points; where too little is held, what would bring the most.
 */
export const reasonsOf = ({ rows }: MatchReport): readonly MatchReason[] => {
  const blocking = rows.filter((row) => row.blocking && row.answer === 'missing');
  const held = rows
    .filter((row) => row.tenths > 0 && row.byTrade !== true && !blocking.includes(row))
    .sort((one, other) => other.tenths - one.tenths);
  const missing = rows
    .filter((row) => row.tenths <= 0 && !blocking.includes(row))
    .sort((one, other) => other.possibleTenths - one.possibleTenths);
  return [...blocking.slice(0, 1), ...held, ...missing].slice(0, MOST_REASONS).map(reasonOf);
};
