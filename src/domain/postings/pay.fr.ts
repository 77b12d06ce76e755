import type { Pay } from '#/domain/postings/requirements';

/** "12 €" with its cents after the sign, thousands with their spaces, or plain figures. */
const FIGURE =
  /\d{1,2}(?:€| euros? )\d{2}(?![\d.,])|\d{1,3}(?:[ .]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,7}(?:[.,]\d{1,2})?/u
    .source;
const CURRENCY =
  /k ?€|k ?eur(?:os)?\b|k ?e\b|€|euros?\b|eur\b|f ?cfa\b|fcfa\b|xof\b|xaf\b|chf\b|\$|usd\b|cad\b|mad\b|dh\b|aed\b|k\b(?= (?:brut|annuel))/u
    .source;
/** The sign stood before the cents. */
const SIGN_SAID = /(?<=\d(?:€| euros? )\d{2})(?=\D|$)/u.source;
const OWN_SIGN = /(?:(?:€|euros?|eur)\s?)?/u.source;
const UP_TO = /(?:brute?s? )?(?:a|-|–|—|et|\/|jusqu'a)/u.source;
/** What stands before is looked at where a figure begins, and nowhere else. */
const OPENS = /(?<![\d.,])/u.source;
const AT_FIGURE = /(?=\d)/u.source;

/** A figure or a range with its currency: "32-36 k€", "32 000 a 36 000 €", "12,50 €". */
export const AMOUNT = new RegExp(
  `${AT_FIGURE}${OPENS}(${FIGURE})\\s?(k)?\\s?${OWN_SIGN}(?:${UP_TO}\\s?(${FIGURE})\\s?(k)?\\s?)?(${CURRENCY}|${SIGN_SAID})`,
  'gu',
);

const AFTER_PAY =
  /(?<=\b(?:salaires?|remunerations?|taux horaire|package|fixe)\b[^\n\d€.;%]{0,40})/u.source;
/** What the figure counts where it is no pay: hours, a share, days. */
const OTHER_COUNT =
  /(?!\s?(?:[€%\d]|[.,]\d|(?:heures?|h|mois|ans?|jours?|semaines?|tickets?|euros?|eur|points?|[a-z]?fcfa)\b(?! ?brut))|\/ ?\d|k?\p{L})/u
    .source;

/** A figure or a range without its currency, right after a word for the pay: "Salaire : 30-35 K", "salaire mensuel 2000". */
export const BARE_AMOUNT = new RegExp(
  `${AT_FIGURE}${AFTER_PAY}${OPENS}(${FIGURE})\\s?(k)?(?:\\s?${UP_TO}\\s?(${FIGURE})\\s?(k)?)?()${OTHER_COUNT}`,
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
  ['hour', /\b(?:horaires?|de l'heure)\b[^\n\d]{0,30}$/u],
  ['day', /\b(?:journalier\w*|par jour|tjm)\b[^\n\d]{0,30}$/u],
  ['month', /\b(?:mensuel\w*|par mois)\b[^\n\d]{0,30}$/u],
  ['year', /\b(?:annuel\w*|par an)\b[^\n\d]{0,30}$/u],
];

/** A line that announces the pay of the line below: "Remuneration brute annuelle a partir de :". */
export const PAY_LABEL =
  /\b(?:salaires?|remunerations?|taux horaire|gratification|tjm)\b[^.\n]{0,45}$/u;

/** Words beside a figure that make it a pay. */
export const PAY_NEAR =
  /\b(?:salaires?|remuneration|brute?s?|nets?|fixe|package|tjm|taux horaire|indemnite|gratification|a partir de)\b/u;

/** Words right before a figure that make it something else. */
export const NOT_PAY_BEFORE =
  /\b(?:budget|chiffre d'affaires|ca de|ca :|tickets?|titres?|paniers?|primes?|repas|cheques?|investiss\w+|projet|capital|prise en charge|indemnite kilometrique|don|subvention)\b[^\n.;]{0,30}$/u;

/** Words before a figure without currency that make it a step of a scale, an agreement, a date or a share; folded. */
export const SCALE_BEFORE =
  /\b(?:convention|collective|coef\p{L}*|indices?|idcc|ccnt?|echelon|niveau|grilles?|groupe|accord|loi|annexe|article|categorie|classification|position|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|depuis|sur|x)\b/u;

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
