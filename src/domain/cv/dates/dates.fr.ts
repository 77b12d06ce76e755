import { ENGLISH_NUMBERS, FRENCH_NUMBERS } from '#/domain/shared/numbers.fr';

/** Month names and abbreviations, French and English, as folded keys. */
export const MONTHS: Readonly<Record<string, number>> = {
  janvier: 1,
  janv: 1,
  jan: 1,
  january: 1,
  fevrier: 2,
  fevr: 2,
  fev: 2,
  february: 2,
  feb: 2,
  mars: 3,
  mar: 3,
  march: 3,
  avril: 4,
  avr: 4,
  april: 4,
  apr: 4,
  mai: 5,
  may: 5,
  juin: 6,
  june: 6,
  jun: 6,
  juillet: 7,
  juil: 7,
  juill: 7,
  july: 7,
  jul: 7,
  aout: 8,
  august: 8,
  aug: 8,
  septembre: 9,
  sept: 9,
  sep: 9,
  september: 9,
  octobre: 10,
  oct: 10,
  october: 10,
  novembre: 11,
  nov: 11,
  november: 11,
  decembre: 12,
  dec: 12,
  december: 12,
};

/** First and last month of a season, when jobs of that season are held; null where the word tells none. */
export const SEASONS: Readonly<Record<string, readonly [number | null, number | null]>> = {
  saison: [null, null],
  vacances: [null, null],
  'vacances scolaires': [null, null],
  "vacances d'ete": [7, 8],
  noel: [12, 12],
  'vacances de noel': [12, 12],
  'saison ete': [6, 9],
  'saison hiver': [12, 4],
  'saison estivale': [6, 9],
  'saisons estivales': [6, 9],
  "saison d'ete": [6, 9],
  "saisons d'ete": [6, 9],
  'saison hivernale': [12, 4],
  'saisons hivernales': [12, 4],
  "saison d'hiver": [12, 4],
  "saisons d'hiver": [12, 4],
  rentree: [9, 9],
  printemps: [3, 5],
  spring: [3, 5],
  ete: [7, 8],
  summer: [7, 8],
  automne: [9, 11],
  autumn: [9, 11],
  fall: [9, 11],
  hiver: [12, 3],
  winter: [12, 3],
};

/** Ways to say that a post is still held. */
export const ONGOING: readonly string[] = [
  "aujourd'hui",
  'aujourd hui',
  'aujourdhui',
  'auj',
  'a ce jour',
  'ce jour',
  'present',
  'en cours',
  'en poste',
  'poste actuel',
  'actuellement',
  'actuelle',
  'actuel',
  'maintenant',
  'nos jours',
  "a l'heure actuelle",
  'toujours en poste',
  'today',
  'now',
  'current',
  'currently',
  'ongoing',
  'to date',
  'date',
  'jour',
];

/** Words before a date that open a period. */
export const SINCE: readonly string[] = [
  'depuis le',
  'depuis la',
  "depuis l'",
  'depuis',
  'a partir de',
  'a compter de',
  'since',
  'from',
];

/** "Depuis plus de trois ans": a post still held, told by its length; the number, then its unit; folded. */
export const SINCE_LENGTH = 'depuis (?:environ |presque |pres de |plus de |maintenant |deja )?';

/** Words that belong to a date without changing it. */
export const LEAD_IN: readonly string[] = [
  'debut',
  'mi-',
  'mi',
  'fin',
  'courant',
  'vers',
  "d'",
  'de',
  'du',
  'le',
  'en',
  'from',
  'between',
  'entre',
  'periode',
  'dates',
  'date',
  'obtenu en',
  'obtenue en',
  'promotion',
  'promo',
  'session',
  'annee',
  'annees',
  'in',
  "durant l'",
  'durant',
  "pendant l'",
  'pendant',
];

/** Words that link the two ends of a period. */
export const LINKS: readonly string[] = [
  "jusqu'a",
  "jusqu'au",
  "jusqu'en",
  'jusque',
  'to',
  'until',
  'till',
  'through',
  'au',
  'a',
];

/** Precisions that may stand before a month. */
export const APPROXIMATE: readonly string[] = [
  'debut',
  'mi',
  'fin',
  'courant',
  'early',
  'mid',
  'late',
];

/** Units that make a four-digit number a quantity rather than a year. */
export const UNIT_AFTER_NUMBER =
  '(?:€|%|m2|m3|m²|h\\b|km|kg|ml|euros?|eur\\b|k€|heures|salaries|personnes|lits|couverts|clients|eleves|pieces|references|habitants|euro|usd|fcfa|xof|dh\\b|mad\\b|tnd\\b|adherents|colis|dossiers|appels|membres|foyers|menages|beneficiaires|places|agents|employes|collaborateurs|users|employees|people)';

export const DURATION_UNITS: Readonly<Record<string, number>> = {
  an: 12,
  ans: 12,
  annee: 12,
  annees: 12,
  year: 12,
  years: 12,
  yr: 12,
  yrs: 12,
  mois: 1,
  month: 1,
  months: 1,
  jour: 1 / 30,
  jours: 1 / 30,
  journee: 1 / 30,
  journees: 1 / 30,
  day: 1 / 30,
  days: 1 / 30,
  semaine: 0.25,
  semaines: 0.25,
  week: 0.25,
  weeks: 0.25,
};

/** Small numbers written in letters. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...FRENCH_NUMBERS,
  ...ENGLISH_NUMBERS,
};
