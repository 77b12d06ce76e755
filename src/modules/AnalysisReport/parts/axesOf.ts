import { MATCH_AXES } from '#/domain/matching/report';
import type { LedgerRow, MatchAxis, MatchReport } from '#/domain/matching/report';

/** The rows of one axis, and what they bring together, in tenths of a point. */
export type AxisRows = {
  readonly axis: MatchAxis;
  readonly rows: readonly LedgerRow[];
  readonly tenths: number;
  readonly possibleTenths: number;
};

/** The axes that the offer speaks of, in their fixed order. */
export const axesOf = ({ rows }: MatchReport): readonly AxisRows[] =>
  MATCH_AXES.map((axis) => {
    const own = rows.filter((row) => row.axis === axis);
    return {
      axis,
      rows: own,
      tenths: own.reduce((sum, row) => sum + row.tenths, 0),
      possibleTenths: own.reduce((sum, row) => sum + row.possibleTenths, 0),
    };
  }).filter((each) => each.rows.length > 0);
