import { FOLDED_MONTH_NAMES } from '#/domain/shared/months.fr';
import { FRENCH_NUMBERS } from '#/domain/shared/numbers.fr';

/** Numbers in letters, folded; `un` and `une` are articles too, so they say nothing. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(FRENCH_NUMBERS).filter(([, value]) => value > 1),
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['cent', 100],
  ['mille', 1000],
]);

/** Months, folded. */
export const MONTH_WORDS: ReadonlySet<string> = new Set(FOLDED_MONTH_NAMES);

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
