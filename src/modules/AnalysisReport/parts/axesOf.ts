import { MATCH_AXES } from '#/domain/matching/report';
import type { LedgerRow, MatchAxis, MatchReport } from '#/domain/matching/report';

/** A row as the ledger lists it; one that was set aside counts for nothing. */
type ListedRow = { readonly row: LedgerRow; readonly setAside: boolean };

/** The rows of one axis, and what those that count bring together, in tenths of a point. */
export type AxisRows = {
  readonly axis: MatchAxis;
  readonly rows: readonly ListedRow[];
  readonly tenths: number;
  readonly possibleTenths: number;
};

const heaviestFirst = (one: ListedRow, other: ListedRow): number =>
  Number(other.row.blocking) - Number(one.row.blocking) ||
  other.row.possibleTenths - one.row.possibleTenths;

/** The axes that the offer speaks of, in their fixed order; what was set aside stays among them, near its place. */
export const axesOf = ({ rows, setAside }: MatchReport): readonly AxisRows[] =>
  MATCH_AXES.map((axis) => {
    const own = rows.filter((row) => row.axis === axis);
    const aside = (setAside?.rows ?? []).filter((row) => row.axis === axis);
    const listed = [
      ...own.map((row) => ({ row, setAside: false })),
      ...aside.map((row) => ({ row, setAside: true })),
    ];
    return {
      axis,
      rows: aside.length === 0 ? listed : listed.sort(heaviestFirst),
      tenths: own.reduce((sum, row) => sum + row.tenths, 0),
      possibleTenths: own.reduce((sum, row) => sum + row.possibleTenths, 0),
    };
  }).filter((each) => each.rows.length > 0);
