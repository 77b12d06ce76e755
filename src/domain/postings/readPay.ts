import {
  AMOUNT,
  BARE_AMOUNT,
  CURRENCIES,
  NET,
  NOT_PAY_BEFORE,
  PAY_LABEL,
  PAY_NEAR,
  PERIODS,
  PERIODS_BEFORE,
  PLAUSIBLE,
  SCALE_BEFORE,
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
  const plain = written.replace(/[\s.](?=\d{3}(?!\d))/gu, '').replace(/,|€| euros? /u, '.');
  const value = Number(plain);
  return thousands ? value * 1_000 : value;
};

const isPlausible = ({ min, max, period, currency }: Pay): boolean => {
  const [least, most] = PLAUSIBLE[period];
  return currency !== 'EUR' || (min >= least && max <= most);
};

/** Without its currency and its period, a smaller figure is no pay. */
const LEAST_BARE = 1_200;
const isYear = (value: number): boolean => value > 2_015 && value < 2_050;
/** Beyond, a figure has its own thousands. */
const THOUSAND_SHARED = 100;
const WINDOW = 60;
const NEAR = 40;

/** What stands before a figure on its line; where it opens the line, the label that ends the line above. */
const wordsBefore = (folded: string, index: number): string => {
  const lineStart = folded.lastIndexOf('\n', index - 1) + 1;
  if (/[\p{L}\d]/u.test(folded.slice(lineStart, index)))
    return folded.slice(Math.max(lineStart, index - WINDOW), index);
  const above = folded.slice(0, lineStart).trimEnd();
  const label = above.slice(above.lastIndexOf('\n') + 1).slice(-WINDOW);
  return PAY_LABEL.test(label) ? label.replace(/\s*:?$/u, ' : ') : '';
};

/** Without its currency a figure is a pay only where nothing else counts in such figures: an agreement, a scale, a year. */
const isBarePay = (
  before: string,
  { max, told }: { readonly max: number; readonly told: boolean },
): boolean => !SCALE_BEFORE.test(before) && (told || (max >= LEAST_BARE && !isYear(max)));

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
  const before = wordsBefore(folded, match.index);
  const after = folded.slice(end, end + NEAR);
  const near = after.split(/[\n.;]/u)[0] ?? '';
  const said =
    PERIODS_BEFORE.find(([, rule]) => rule.test(before))?.[0] ??
    PERIODS.find(([, rule]) => rule.test(near) || rule.test(whole))?.[0];
  // "Coefficient 770 - 3 026,10 euros": two figures of different orders are no range.
  const apart = said === undefined && guessPeriod(least) !== guessPeriod(max);
  // "25-27 000 euros": the thousands are said once.
  const shared = apart && least < THOUSAND_SHARED && max >= 1_000 && max < least * 2_000;
  const min = shared ? least * 1_000 : apart ? max : least;
  const paid =
    said !== undefined || thousands || unit === '' || PAY_NEAR.test(before) || PAY_NEAR.test(near);
  if (!paid || NOT_PAY_BEFORE.test(before)) return null;
  if (unit === '' && !isBarePay(before, { max, told: said !== undefined || thousands }))
    return null;
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
  const all = [...folded.matchAll(AMOUNT), ...folded.matchAll(BARE_AMOUNT)];
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
