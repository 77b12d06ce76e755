import type { Pay } from '#/domain/postings/requirements';

/** A pay as it is typed. */
export type PayText = {
  readonly min: string;
  readonly max: string;
  readonly period: Pay['period'];
  readonly currency: string;
};

export const PAY_PROBLEMS = ['notANumber', 'inverted'] as const;
export type PayProblem = (typeof PAY_PROBLEMS)[number];

const NO_PAY: PayText = { min: '', max: '', period: 'month', currency: 'EUR' };

/** In French figures, which is also how they are typed. */
const written = (amount: number): string =>
  amount.toLocaleString('fr-FR', { maximumFractionDigits: 2 });

/** The texts that stand for a pay. */
export const payText = (pay: Pay | null): PayText =>
  pay === null
    ? NO_PAY
    : { ...pay, min: written(pay.min), max: pay.max === pay.min ? '' : written(pay.max) };

/** The amount of a text in French or plain figures; null where there is none, `notANumber` where it cannot be read. */
const amountOf = (text: string): number | null | 'notANumber' => {
  const plain = text.replace(/[\s\u00a0\u202f€]/gu, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,9}(?:\.\d{1,2})?$/u.test(plain) ? Number(plain) : 'notANumber';
};

/** The pay that the texts say, one amount standing for both; null where they say none or cannot be read. */
export const readPayText = ({
  min,
  max,
  period,
  currency,
}: PayText): { readonly pay: Pay | null; readonly problem: PayProblem | null } => {
  const [low, high] = [amountOf(min), amountOf(max)];
  if (low === 'notANumber' || high === 'notANumber') return { pay: null, problem: 'notANumber' };
  const [least, most] = [low ?? high, high ?? low];
  if (least === null || most === null || most === 0) return { pay: null, problem: null };
  if (most < least) return { pay: null, problem: 'inverted' };
  return { pay: { min: least, max: most, period, currency }, problem: null };
};

/** The items of a list typed with commas. */
export const listOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\n]/u)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
];
