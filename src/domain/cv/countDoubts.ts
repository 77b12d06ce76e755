import type { Cv, CvEducation, CvExperience, CvLanguage, Read } from '#/domain/cv/cv';

const count = (fields: readonly (Read<unknown> | null)[]): number =>
  fields.filter((field) => field?.confidence === 'doubtful').length;

const total = <T>(entries: readonly T[], doubtsOf: (entry: T) => number): number =>
  entries.reduce((sum, entry) => sum + doubtsOf(entry), 0);

/** Fields of one experience that the reader doubts. */
export const doubtsOfExperience = (entry: CvExperience): number =>
  count([entry.jobTitle, entry.company, entry.place, entry.start, entry.end]);

/** Fields of one diploma that the reader doubts. */
export const doubtsOfEducation = (entry: CvEducation): number =>
  count([entry.degree, entry.institution, entry.start, entry.end]);

const doubtsOfLanguage = ({ language, level }: CvLanguage): number => count([language, level]);

/** Parts of a reading that may hold doubts; skills are left out. */
export type DoubtfulPart = 'identity' | 'experience' | 'education' | 'languages';

/** How many fields of each part deserve a second look: those the reader doubts. */
export const countDoubts = (cv: Cv): Readonly<Record<DoubtfulPart, number>> => ({
  identity: count([...Object.values(cv.person), cv.headline]),
  experience: total(cv.experiences, doubtsOfExperience),
  education: total(cv.education, doubtsOfEducation),
  languages: total(cv.languages, doubtsOfLanguage),
});
