import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { Pay } from '#/domain/postings/requirements';

const MONTHS = 12;
/** Hours paid a month at 35 a week: 35 * 52 / 12 (Code du travail, articles L3121-27 and L3242-1). */
const HOURS = (35 * 52) / MONTHS;
/** What a division leaves is told to the nearest ten. */
const STEP = 10;

/** The same gross pay over another period. */
export type PayEquivalent = {
  readonly pay: Pay;
  /** False where the figures were rounded. */
  readonly exact: boolean;
};

const rounded = (pay: Pay, period: Pay['period'], factor: number): PayEquivalent => {
  const over = (amount: number): number => Math.round((amount * factor) / STEP) * STEP;
  return { pay: { ...pay, period, min: over(pay.min), max: over(pay.max) }, exact: false };
};

/**
 * The pay of an offer as most people count it: by the month, and a monthly one by the year. An hourly
 * pay is taken at 35 hours a week, so only where it is in euros and the work is no freelance one; a
 * daily rate says nothing of how many days are worked. Null where there is nothing sure to tell.
 */
export const payEquivalent = ({
  pay,
  type,
}: Pick<InternalOffer, 'pay' | 'type'>): PayEquivalent | null => {
  if (pay === null) return null;
  switch (pay.period) {
    case 'year':
      return rounded(pay, 'month', 1 / MONTHS);
    case 'month':
      return {
        pay: { ...pay, period: 'year', min: pay.min * MONTHS, max: pay.max * MONTHS },
        exact: true,
      };
    case 'hour':
      return pay.currency === 'EUR' && type !== 'Freelance' ? rounded(pay, 'month', HOURS) : null;
    case 'day':
      return null;
  }
};
