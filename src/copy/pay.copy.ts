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

const figures = (amount: number): Intl.NumberFormatOptions => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
};

const money = (amount: number, currency: string): string =>
  amount.toLocaleString('fr-FR', { style: 'currency', currency, ...figures(amount) });

/** `12,60 à 13,40 € par heure`; one figure where both are the same. */
export const payWords = ({ min, max, currency, period }: Pay): string =>
  [
    ...(min === max ? [] : [min.toLocaleString('fr-FR', figures(min)), 'à']),
    money(max, currency),
    periods[period],
  ].join(' ');

/** `soit environ 1 910 à 2 030 € par mois (35 h par semaine)`. */
export const equivalentWords = (from: Pay['period'], { pay, exact }: PayEquivalent): string =>
  `soit ${exact ? '' : 'environ '}${payWords(pay)} (${ground(from)})`;
