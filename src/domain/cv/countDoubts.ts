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
export const DOUBTFUL_PARTS = ['identity', 'experience', 'education', 'languages'] as const;
export type DoubtfulPart = (typeof DOUBTFUL_PARTS)[number];

/** What may be said to be clear: parts that hold something and lack nothing, and how many posts name no employer. */
export type Clarity = {
  readonly parts: readonly DoubtfulPart[];
  readonly postsWithoutEmployer: number;
};

/** Which parts of a reading without doubts are whole: a part where nothing was found is not clear. */
export const clarityOf = ({ person, experiences, education, languages }: Cv): Clarity => {
  const postsWithoutEmployer = experiences.filter(({ company }) => company === null).length;
  const whole: Readonly<Record<DoubtfulPart, boolean>> = {
    identity: person.firstName !== null && person.lastName !== null,
    experience:
      experiences.length > 0 &&
      postsWithoutEmployer === 0 &&
      experiences.every(({ jobTitle }) => jobTitle !== null),
    education: education.length > 0 && education.every(({ institution }) => institution !== null),
    languages: languages.length > 0,
  };
  return { parts: DOUBTFUL_PARTS.filter((part) => whole[part]), postsWithoutEmployer };
};

/** How many fields of each part deserve a second look: those the reader doubts. */
export const countDoubts = (cv: Cv): Readonly<Record<DoubtfulPart, number>> => ({
  identity: count([...Object.values(cv.person), cv.headline]),
  experience: total(cv.experiences, doubtsOfExperience),
  education: total(cv.education, doubtsOfEducation),
  languages: total(cv.languages, doubtsOfLanguage),
});
