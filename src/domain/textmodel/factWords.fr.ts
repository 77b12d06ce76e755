/** Numbers in letters, folded; `un` and `une` are articles too, so they say nothing. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ['deux', 2],
  ['trois', 3],
  ['quatre', 4],
  ['cinq', 5],
  ['six', 6],
  ['sept', 7],
  ['huit', 8],
  ['neuf', 9],
  ['dix', 10],
  ['onze', 11],
  ['douze', 12],
  ['treize', 13],
  ['quatorze', 14],
  ['quinze', 15],
  ['seize', 16],
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['cent', 100],
  ['mille', 1000],
]);

/** Months, folded. */
export const MONTH_WORDS: ReadonlySet<string> = new Set([
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
]);

/** Words that letters write with a capital and that name nobody. */
export const COMMON_CAPITALS: ReadonlySet<string> = new Set([
  'madame',
  'monsieur',
  'mesdames',
  'messieurs',
  'cv',
  'rh',
  'je',
  'vous',
  'cordialement',
]);

/** What stands before the name of an employer, at the end of a folded text. */
export const EMPLOYER_CUES =
  /(?:chez|au sein d[eu'](?: la| l')?|entreprise|societe|groupe|cabinet|association|clinique|hopital|pour le compte d[eu'])\s*(?:l[ae]s?\s*|l'|d[eu']\s*)?$/u;
