import { DURATION_UNITS } from '#/domain/cv/dates/dates.fr';
import { lineFrom } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { alternatives } from '#/domain/cv/text/patterns';

const UNITS = alternatives(Object.keys(DURATION_UNITS));
const LENGTH = `\\d{1,2}\\s?(?:${UNITS})(?:,?\\s?(?:et|and|&)?\\s?\\d{1,2}\\s?(?:${UNITS}))?`;
const WHOLE = new RegExp(`^[\\s(]*(?:(?:environ|soit|duree ?:?) )?${LENGTH}[\\s).]*$`, 'u');

/** A folded text says only how long something lasted. */
export const isDuration = (key: string): boolean => WHOLE.test(key);

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
