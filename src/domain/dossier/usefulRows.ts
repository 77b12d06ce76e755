import type { LedgerRow, MatchReport } from '#/domain/matching/report';

/** How many rows a dossier shows. */
const SHOWN = 3;

const gapOf = ({ possibleTenths, tenths }: LedgerRow): number => possibleTenths - tenths;

/**
 * The rows that help most to prepare an application: what blocks and what would bring most first, then what the
 * CV answers best. What the offer perhaps does not ask for is left out.
 */
export const usefulRows = ({ rows }: Pick<MatchReport, 'rows'>): readonly LedgerRow[] => {
  const sure = rows.filter(({ doubtful }) => doubtful !== true);
  const lacking = sure
    .filter(({ answer }) => answer !== 'held')
    .toSorted((a, b) => Number(b.blocking) - Number(a.blocking) || gapOf(b) - gapOf(a));
  const held = sure
    .filter(({ answer }) => answer === 'held')
    .toSorted((a, b) => b.tenths - a.tenths);
  // One strength at least, where there is one: it is what the letter opens on.
  const gaps = lacking.slice(0, held.length === 0 ? SHOWN : SHOWN - 1);
  return [...gaps, ...held].slice(0, SHOWN);
};
