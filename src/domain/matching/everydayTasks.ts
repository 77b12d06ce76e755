import type { DraftRow } from '#/domain/matching/draft';
import type { Weighed } from '#/domain/matching/evidence';
import type { OfferRequirements } from '#/domain/postings/requirements';

/** What the trade alone says of its everyday work, 0 to 1: far less than the work itself, told. Calibrated on graded pairs of real papers. */
const EXPECTED = 0.45;

/**
 * Who held the trade of an offer does most of what the offer tells of its work, even where the CV names only posts: such a
 * row is credited in part, quotes the post, and says that it is to be confirmed. `held` is the post, or the diploma, that names the trade, as
 * strong as it surely does. What the CV says by itself counts where it counts more; what it denies, a tool, a licence, a
 * diploma and a quality are nobody's by their trade.
 */
export const withEverydayTasks = (
  rows: readonly DraftRow[],
  held: Weighed | null,
  { missions }: Pick<OfferRequirements, 'missions'>,
): readonly DraftRow[] => {
  const credit = held === null ? 0 : EXPECTED * held.strength;
  if (held === null || credit === 0) return rows;
  const isEveryday = ({ hint, place, blocking, demand, options }: DraftRow): boolean =>
    hint.everyday === true &&
    !hint.denied &&
    !blocking &&
    demand !== 'optional' &&
    options === undefined &&
    place !== undefined &&
    missions.some(({ start, end }) => start <= place.start && end >= place.end);
  return rows.map((row) => {
    if (!isEveryday(row) || row.credit >= credit) return row;
    return row.credit > 0 || row.evidence.length > 0
      ? { ...row, credit }
      : { ...row, credit, byTrade: true, evidence: [held.evidence] };
  });
};
