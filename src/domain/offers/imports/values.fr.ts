import type { ExperienceLevel } from '#/domain/offers/catalogue/offerFields';
import type { ContractType, WorkMode } from '#/domain/postings/offer';
import type { Pay } from '#/domain/postings/requirements';

/** Contracts as sources write them, folded; the first that matches. Working time ("full-time", "temps plein") is none. */
export const CONTRACT_WORDS: readonly (readonly [RegExp, ContractType])[] = [
  [/alternan|apprenti|professionnalisation|alternating|\be2\b|\bfs\b/u, 'Alternance'],
  [/\bstage|\bintern(?:ship)?\b|\btrainee\b/u, 'Stage'],
  [/saison|seasonal|^sai$/u, 'Saisonnier'],
  [/\bcdii?\b[^\n]*\binterim|interim|travail temporaire|^mis$|^tti$/u, 'Int\u00e9rim'],
  [/\bcdi\b|indeterminee|\bpermanent\b|direct ?hire|^din$|^f_?cdi$/u, 'CDI'],
  [
    /free-?lance|independant|liberale?s?\b|^(?:lib|fra|rep|cce|ns|ps)$|franchise|contractor|self-?employed|consultan|portage|auto-?entrepreneur|micro-?entreprise/u,
    'Freelance',
  ],
  [/\bcdd\b|determinee|temporary|fixed[ _-]?term|^ddi$|contract ?to ?hire|vacation|^cu$/u, 'CDD'],
];

/** Titles of posts that look after trainees and apprentices, folded: theirs is another contract. */
export const LOOKS_AFTER_KIND =
  /(?<!\b(?:contrats?|offres?|postes?|sujets?) )\b(?:des? |de l['\u2019]|d['\u2019]|les? |l['\u2019])(?:stag|alternan|apprenti)/u;

/** Names of a yes or no that says that an offer is for apprentices. */
export const APPRENTICE_COLUMN = /(?:^|\.)alternance$/u;
/** What people write where they have nothing to write. */
export const NOTHING_SAID =
  /^(?:n\/[ac]|n\.[ac]\.|[-\u2013\u2014.?/]+|(?:information )?(?:non|not) (?:precise|specifie|renseigne|disponible|communique|indique|defini|mentionne|available|specified|provided|disclosed)e?s?|inconnue?s?|unknown)$/u;
export const YES = /^(?:true|oui|yes|1|vrai)$/u;
export const NO = /^(?:false|non|no|0|faux)$/u;

export const MODE_WORDS: readonly (readonly [RegExp, WorkMode])[] = [
  [/hybrid|partiel|occasionnel|ponctuel|possible|jours?\b|partial/u, 'Hybride'],
  [/pas[_ ]|\bsans\b|^on-?site|sur site|presentiel|^none$|\baucun/u, 'Sur site'],
  [/remote|telecommute|teletravail|total|complet|a distance|100/u, 'T\u00e9l\u00e9travail'],
];
/** Words that speak of the mode wherever they stand. */
export const NAMES_MODE = /\bteletravail\b|\bremote\b|\bhybrid|\ba distance\b|\bpresentiel\b/u;
export const YES_IS_REMOTE = /(?:^|\.)(?:isremote|remote|telecommuting)$/u;

export const LEVEL_WORDS: readonly (readonly [RegExp, ExperienceLevel])[] = [
  [/debut|junior|entry|associate|aucune exp|sans exp|non exig|^d$|\b0\b|beginner|^- ?1/u, 'entry'],
  [/senior|director|executive|\blead\b/u, 'senior'],
  [/confirm|intermediate|mid\b|mid-?senior/u, 'mid'],
];

/** "3 an(s)", "3-4 years": the first figure, in years or months. */
export const YEARS_WORDS = /(\d{1,2})\s?(?:(?:-|a|ou)\s?\d{1,2}\s?)?\+?\s?(?:an|year)/u;
export const MONTHS_WORDS = /(\d{1,3})\s?mois|(\d{1,3})\s?month/u;

export const PERIOD_WORDS: readonly (readonly [RegExp, Pay['period'], factor: number])[] = [
  [/hour|heure|horaire|^h$/u, 'hour', 1],
  [/da(?:y|il)|jour|^j$/u, 'day', 1],
  // A week counts as its share of a month.
  [/week|semaine|hebdo/u, 'month', 52 / 12],
  [/month|mois|mensuel|^m$/u, 'month', 1],
  [/year|ann|\ban\b|^a$/u, 'year', 1],
];

/** Headings under which what stands in columns is added to the text, so that it is compared like the rest. */
export const FACT_HEADINGS = {
  skills: 'Comp\u00e9tences demand\u00e9es',
  education: 'Formation demand\u00e9e',
  experience: 'Exp\u00e9rience',
  licences: 'Permis',
  languages: 'Langues',
  hours: 'Temps de travail',
  benefits: 'Avantages',
} as const;

/** "B - V\u00e9hicule l\u00e9ger" as the classes of licences are written. */
export const LICENCE_CLASS = /^(AM|A[12]?|B[1E]?|BE|C1?E?|D1?E?|CE|DE)\s+-\s/u;
export const LICENCE_NAME = (letters: string): string => `Permis ${letters}`;
