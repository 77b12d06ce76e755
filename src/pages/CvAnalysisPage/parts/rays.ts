import type { CriterionScore } from '#/domain/review/review';

/** A ray of the drawing as two closed paths: all of it, and what the points fill. */
export type Ray = {
  readonly criterion: CriterionScore['criterion'];
  readonly whole: string;
  readonly filled: string;
};

const CENTRE = { x: 120, y: 118 };
const INNER = 56;
const OUTER = 112;
/** Half of the space between two rays, in degrees. */
const MARGIN = 1.1;
const HALF_TURN = 180;

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / HALF_TURN;
  const x = CENTRE.x - radius * Math.cos(angle);
  const y = CENTRE.y - radius * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

const sector = (from: number, to: number, outer: number): string =>
  [
    `M${point(INNER, from)}`,
    `L${point(outer, from)}`,
    `A${outer.toFixed(2)} ${outer.toFixed(2)} 0 0 1 ${point(outer, to)}`,
    `L${point(INNER, to)}`,
    `A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`,
  ].join('');

/** One ray per criterion over the horizon, left to right: as wide as its weight, filled outwards by its points. */
export const raysOf = (criteria: readonly CriterionScore[]): readonly Ray[] => {
  const total = criteria.reduce((sum, { possible }) => sum + possible, 0);
  let from = 0;
  return criteria.map(({ criterion, points, possible }) => {
    const to = from + (HALF_TURN * possible) / total;
    const [start, end] = [from + MARGIN, to - MARGIN];
    from = to;
    const share = possible === 0 ? 0 : points / possible;
    return {
      criterion,
      whole: sector(start, end, OUTER),
      filled: share === 0 ? '' : sector(start, end, INNER + (OUTER - INNER) * share),
    };
  });
};
