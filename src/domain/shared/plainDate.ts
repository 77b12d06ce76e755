/** A month of the civil calendar; `month` is 1 to 12, or null where only the year is known. */
export type YearMonth = { readonly year: number; readonly month: number | null };

/** Writes `YYYY-MM`, or `YYYY` where the month is unknown. */
export const formatYearMonth = ({ year, month }: YearMonth): string =>
  month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;
