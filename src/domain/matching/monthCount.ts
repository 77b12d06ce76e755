import type { YearMonth } from '#/domain/shared/plainDate';

/** Months since year 0; a year alone counts from its first month. */
export const monthIndex = ({ year, month }: YearMonth): number => year * 12 + (month ?? 1) - 1;

/** A span of months, `end` excluded, that counts for `weight` (0 to 1) of an experience. */
export type WeightedSpan = {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
};

const LONGEST_CAREER = 70 * 12;

/** Months covered by the spans: one month counts once, at the greatest weight that covers it. */
export const weightedMonths = (spans: readonly WeightedSpan[]): number => {
  const months = new Map<number, number>();
  for (const { start, end, weight } of spans)
    for (let month = start; month < Math.min(end, start + LONGEST_CAREER); month += 1)
      months.set(month, Math.max(months.get(month) ?? 0, weight));
  let total = 0;
  for (const weight of months.values()) total += weight;
  return total;
};
