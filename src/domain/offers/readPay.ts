import {
  AMOUNT,
  CURRENCIES,
  NOT_PAY_BEFORE,
  PAY_NEAR,
  PERIODS,
  PERIODS_BEFORE,
} from '#/domain/offers/pay.fr';
import type { OfferRequirements, Pay } from '#/domain/offers/requirements';
import type { Script } from '#/domain/offers/script';

/** Where no period is said, the size of a figure tells it, in euros. */
const guessPeriod = (amount: number): Pay['period'] =>
  amount < 100 ? 'hour' : amount < 1_000 ? 'day' : amount < 10_000 ? 'month' : 'year';

const numberOf = (written: string, thousands: boolean): number => {
  const value = Number(written.replace(/[\s.](?=\d{3})/gu, '').replace(',', '.'));
  return thousands ? value * 1_000 : value;
};

/** The first pay that the offer states; "selon profil" is none. */
export const readPay = ({ folded, toOriginal }: Script): OfferRequirements['pay'] => {
  for (const match of folded.matchAll(AMOUNT)) {
    const [whole, low = '', lowK, high, highK, unit = ''] = match;
    const thousands = lowK !== undefined || highK !== undefined || unit.startsWith('k');
    const min = numberOf(low, thousands);
    const max = high === undefined ? min : numberOf(high, thousands);
    const lineStart = folded.lastIndexOf('\n', match.index) + 1;
    const before = folded.slice(Math.max(lineStart, match.index - 60), match.index);
    const after = folded.slice(match.index + whole.length, match.index + whole.length + 40);
    const near = after.split(/[\n.;]/u)[0] ?? '';
    const said =
      PERIODS_BEFORE.find(([, rule]) => rule.test(before))?.[0] ??
      PERIODS.find(([, rule]) => rule.test(near) || rule.test(whole))?.[0];
    const paid = said !== undefined || thousands || PAY_NEAR.test(before) || PAY_NEAR.test(near);
    if (!paid || NOT_PAY_BEFORE.test(before) || !Number.isFinite(min) || min <= 0 || max < min)
      continue;
    const currency = CURRENCIES.find(([, rule]) => rule.test(unit))?.[0] ?? 'EUR';
    return {
      value: { min, max, period: said ?? guessPeriod(min), currency },
      range: toOriginal(match.index, match.index + whole.length),
    };
  }
  return null;
};
