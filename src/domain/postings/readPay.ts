import {
  AMOUNT,
  CURRENCIES,
  NET,
  NOT_PAY_BEFORE,
  PAY_NEAR,
  PERIODS,
  PERIODS_BEFORE,
  PLAUSIBLE,
  WIDEST_RANGE,
} from '#/domain/postings/pay.fr';
import type { OfferRequirements, Pay, Stated } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import { isWithin } from '#/domain/postings/statedLines';
import type { TextRange } from '#/domain/shared/textRange';

/** Where no period is said, the size of a figure tells it, in euros. */
const guessPeriod = (amount: number): Pay['period'] =>
  amount < 100 ? 'hour' : amount < 1_000 ? 'day' : amount < 10_000 ? 'month' : 'year';

const numberOf = (written: string, thousands: boolean): number => {
  const value = Number(written.replace(/[\s.](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
  return thousands ? value * 1_000 : value;
};

const isPlausible = ({ min, max, period, currency }: Pay): boolean => {
  const [least, most] = PLAUSIBLE[period];
  return currency !== 'EUR' || (min >= least && max <= most);
};

const WINDOW = 60;
const NEAR = 40;

/** One figure or range as a pay; null where it is another amount or its bounds make no sense. */
const payOf = (
  folded: string,
  match: RegExpExecArray,
): (Pay & { readonly net: boolean }) | null => {
  const [whole, low = '', lowK, high, highK, unit = ''] = match;
  const thousands = lowK !== undefined || highK !== undefined || unit.startsWith('k');
  const least = numberOf(low, thousands);
  const max = high === undefined ? least : numberOf(high, thousands);
  const end = match.index + whole.length;
  const lineStart = folded.lastIndexOf('\n', match.index) + 1;
  const before = folded.slice(Math.max(lineStart, match.index - WINDOW), match.index);
  const after = folded.slice(end, end + NEAR);
  const near = after.split(/[\n.;]/u)[0] ?? '';
  const said =
    PERIODS_BEFORE.find(([, rule]) => rule.test(before))?.[0] ??
    PERIODS.find(([, rule]) => rule.test(near) || rule.test(whole))?.[0];
  // "Coefficient 770 - 3 026,10 euros": two figures of different orders are no range.
  const apart = said === undefined && guessPeriod(least) !== guessPeriod(max);
  const min = apart ? max : least;
  const paid = said !== undefined || thousands || PAY_NEAR.test(before) || PAY_NEAR.test(near);
  if (!paid || NOT_PAY_BEFORE.test(before)) return null;
  if (!Number.isFinite(min) || min <= 0 || max < min || max > min * WIDEST_RANGE) return null;
  const currency = CURRENCIES.find(([, rule]) => rule.test(unit))?.[0] ?? 'EUR';
  return { min, max, period: said ?? guessPeriod(min), currency, net: NET.test(after) };
};

/**
 * The first plausible pay that the offer states, in the line of the pay where it has one; "selon profil" is none. One that no work pays, or that is told net where
 * ours are gross, is to be checked.
 */
export const readPay = (
  { folded, toOriginal }: Script,
  line?: TextRange,
): OfferRequirements['pay'] => {
  let unlikely: Stated<Pay> | null = null;
  const all = [...folded.matchAll(AMOUNT)];
  const stated = all.filter(({ index }) => isWithin(line, index));
  for (const match of [...stated, ...all]) {
    const read = payOf(folded, match);
    if (read === null) continue;
    const { net, ...value } = read;
    const range = toOriginal(match.index, match.index + match[0].length);
    if (isPlausible(value)) return { value, range, ...(net ? { doubtful: true } : {}) };
    unlikely ??= { value, range, doubtful: true };
  }
  return unlikely;
};
