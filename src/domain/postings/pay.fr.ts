import type { Pay } from '#/domain/postings/requirements';

const FIGURE = '\\d{1,3}(?:[ .]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?';
const UNIT =
  'k ?€|k ?eur(?:os)?\\b|k ?e\\b|€|euros?\\b|eur\\b|f ?cfa\\b|fcfa\\b|xof\\b|xaf\\b|chf\\b|\\$|usd\\b|cad\\b|mad\\b|dh\\b|aed\\b|k\\b(?= (?:brut|annuel))';

/** A figure or a range with its currency: "32-36 k€", "32 000 a 36 000 €", "12,50 €". */
export const AMOUNT = new RegExp(
  `(?<![\\d.,])(${FIGURE})\\s?(k)?\\s?(?:(?:€|euros?)\\s?)?(?:(?:a|-|–|et|/)\\s?(${FIGURE})\\s?(k)?\\s?)?(${UNIT})`,
  'gu',
);

export const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['XOF', /cfa|xof/u],
  ['XAF', /xaf/u],
  ['CHF', /chf/u],
  ['USD', /\$|usd/u],
  ['CAD', /cad/u],
  ['MAD', /mad|dh/u],
  ['AED', /aed/u],
];

/** How a period is written after the figure. */
export const PERIODS: readonly (readonly [Pay['period'], RegExp])[] = [
  [
    'hour',
    /(?:\/ ?h(?:eures?)?\b|(?:de l'|par |brut |bruts |\/ ?)(?:heure|h\b)|horaires? bruts?|bruts? horaires?|de l'heure)/u,
  ],
  ['day', /(?:\/ ?j(?:our)?\b|par jour|tjm|journalier)/u],
  ['month', /(?:\/ ?mois|par mois|mensuel\w*|bruts? mensuels?|net mensuel|le mois)/u],
  ['year', /(?:\/ ?an\b|par an\b|annuel\w*|l'annee|sur 1[2-6] mois|bruts? annuels?)/u],
];

/** How a period is written before the figure: "Horaire de 13,50 euros". */
export const PERIODS_BEFORE: readonly (readonly [Pay['period'], RegExp])[] = [
  ['hour', /\bhoraires?\b[^\n]{0,12}$/u],
  ['month', /\bmensuel\w*\b[^\n]{0,12}$/u],
  ['year', /\bannuel\w*\b[^\n]{0,12}$/u],
];

/** Words beside a figure that make it a pay. */
export const PAY_NEAR =
  /\b(?:salaires?|remuneration|bruts?|nets?|fixe|package|tjm|taux horaire|indemnite|gratification|a partir de)\b/u;

/** Words right before a figure that make it something else. */
export const NOT_PAY_BEFORE =
  /\b(?:budget|chiffre d'affaires|ca de|ca :|tickets?|titres?|paniers?|primes?|repas|cheques?|investiss\w+|projet|capital|prise en charge|indemnite kilometrique|don|subvention)\b[^\n.;]{0,30}$/u;

/** Words right after a figure that say that it is what remains to the person; folded. */
export const NET = /^[^\n.;]{0,20}\bnets?\b/u;

/** What a pay may be in euros, by period: beyond, it was misread or mistyped. */
export const PLAUSIBLE: Readonly<Record<Pay['period'], readonly [least: number, most: number]>> = {
  hour: [4, 200],
  day: [40, 2_500],
  month: [400, 20_000],
  year: [5_000, 300_000],
};

/** The upper bound of one pay is never further from the lower. */
export const WIDEST_RANGE = 5;
