import { CONTRACT_ONLY } from '#/domain/cv/cues/contracts.fr';
import { DURATION_UNITS, NUMBER_WORDS } from '#/domain/cv/dates/dates.fr';
import { lineFrom } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { alternatives } from '#/domain/cv/text/patterns';
import { remembered } from '#/domain/shared/remembered';

const UNITS = alternatives(Object.keys(DURATION_UNITS));
const COUNT = `(?:\\d{1,2}|(?:${alternatives(Object.keys(NUMBER_WORDS))})(?=\\s))`;
const LENGTH = `${COUNT}\\s?(?:${UNITS})(?:\\s?et demie?|,?\\s?(?:et|and|&)?\\s?\\d{1,2}\\s?(?:${UNITS}))?`;
const WHOLE = new RegExp(`^[\\s(]*(?:(?:environ|soit|duree ?:?) )?${LENGTH}[\\s).]*$`, 'u');

/** A folded text says only how long something lasted. */
export const isDuration = (key: string): boolean => WHOLE.test(key);

const SET_APART = new RegExp(
  `(?:[\\t|(:,]|\\s-)\\s*((?:environ )?${LENGTH})\\s*(?=$|[\\t|):,]|\\s-)`,
  'u',
);

/** "Nordal - 14 mois - Alternance": where a length stands among the parts of a folded line, after the first; null where none does. */
export const lengthSetApart = (key: string): { start: number; end: number } | null => {
  const match = SET_APART.exec(key);
  if (match?.[1] === undefined) return null;
  const end = match.index + match[0].trimEnd().length;
  return { start: end - match[1].length, end };
};

const LENGTH_WITHIN = new RegExp(`[\\s(]*(?:de |d')?${LENGTH}[\\s).]*`, 'u');
const SEVERAL = /^(?:divers(?:es)?|plusieurs|differents?|\d{1,2}) /u;

const MOST_REMEMBERED = 2000;

/** "CDD", "divers CDD", "CDI de 6 ans": a folded text says only under which contract, and for how long. */
export const isContract = remembered(MOST_REMEMBERED, (key): boolean =>
  CONTRACT_ONLY.test(key.replace(LENGTH_WITHIN, '').replace(SEVERAL, '').trim()),
);

/**
 * The lines of posts without what only says how long a post was held: a line ("6 ans 9 mois" under an
 * employer) or the first cell of a row. Sites that export CVs compute it; it is neither post nor employer.
 */
export const withoutDurations = (lines: readonly CvLine[]): CvLine[] =>
  lines.flatMap((line) => {
    const tab = line.key.indexOf('\t');
    if (tab < 0) return isDuration(line.key) ? [] : [line];
    return isDuration(line.key.slice(0, tab)) ? [lineFrom(line, tab + 1)] : [line];
  });
