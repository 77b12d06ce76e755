import {
  DEGREES,
  LEVEL_SIGNS,
  NOT_DEGREES,
  REFRESHER,
  VAGUE_DEGREE,
  WORK_LICENCES,
} from '#/domain/cv/cues/degrees.fr';
import { SCHOOL_WORDS } from '#/domain/cv/cues/organisations.fr';
import type { DiplomaLevel } from '#/domain/cv/cv';
import { wholeWords } from '#/domain/cv/text/patterns';

export type DegreeMatch = { readonly level: DiplomaLevel | null; readonly vague: boolean };

/** Reads the opening of a folded text as a degree name; null where it is none. */
export const degreeAt = (key: string): DegreeMatch | null => {
  const bare = key.trimStart();
  for (const [pattern, level] of DEGREES) {
    if (!pattern.test(bare)) continue;
    const sign = level ?? LEVEL_SIGNS.find(([mark]) => mark.test(bare.slice(0, 120)))?.[1] ?? null;
    return { level: sign, vague: level === null && VAGUE_DEGREE.test(bare) };
  }
  return null;
};

const SCHOOL = wholeWords(SCHOOL_WORDS, 'u');

/** A folded text names a school. */
export const namesSchool = (key: string): boolean => SCHOOL.test(key);

/** A training that is a licence or a refresher rather than a diploma. */
export const isLicence = (key: string): boolean => NOT_DEGREES.test(key);

/** "CACES R489", "PSC1": a training that lets one do a work. */
export const isWorkLicence = (key: string): boolean => WORK_LICENCES.test(key);

/** "SST (recyclage)": a licence that is only held again, or that drives. */
export const isRefresher = (key: string): boolean => REFRESHER.test(key);

const LEADING_DATE = /^[^\p{L}]*(?:(?:de|du|en|depuis|sept|juin|juillet|oct|mai)[^\p{L}]+)?/u;

/** A line that opens with a degree name, a leading date aside. */
export const isDegreeLine = (key: string): boolean => {
  const match = degreeAt(key.replace(LEADING_DATE, ''));
  return match !== null && !isLicence(key) && (!match.vague || namesSchool(key));
};
