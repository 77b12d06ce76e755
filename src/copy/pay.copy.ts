import { formatAmount } from '#/copy/format';
import type { PayEquivalent } from '#/domain/offers/catalogue/payEquivalent';
import type { Pay } from '#/domain/postings/requirements';

const periods: Record<Pay['period'], string> = {
  hour: 'par heure',
  day: 'par jour',
  month: 'par mois',
  year: 'par an',
};

/** On what ground an equivalent stands: the hours of a week, or the months of a year. */
const ground = (from: Pay['period']): string =>
  from === 'hour' ? '35\u00a0h par semaine' : '12\u00a0mois';

/** The signs that French writes for a currency (CLDR); any other is told by its code. */
const SIGNS: Readonly<Record<string, string>> = {
  EUR: '\u20ac',
  USD: '$US',
  CAD: '$CA',
  AUD: '$AU',
  GBP: '\u00a3GB',
  INR: '\u20b9',
  XOF: 'F\u202fCFA',
  XAF: 'FCFA',
  XPF: 'FCFP',
};

const money = (amount: number, currency: string): string =>
  `${formatAmount(amount)}\u00a0${SIGNS[currency] ?? currency}`;

/** `12,60 à 13,40 € par heure`; one figure where both are the same. */
export const payWords = ({ min, max, currency, period }: Pay): string =>
  [...(min === max ? [] : [formatAmount(min), 'à']), money(max, currency), periods[period]].join(
    ' ',
  );

/** `soit environ 1 910 à 2 030 € par mois (35 h par semaine)`. */
export const equivalentWords = (from: Pay['period'], { pay, exact }: PayEquivalent): string =>
  `soit ${exact ? '' : 'environ '}${payWords(pay)} (${ground(from)})`;
