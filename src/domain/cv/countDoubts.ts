import type { Cv, Read } from '#/domain/cv/cv';

const isDoubtful = (field: Read<unknown> | null): boolean => field?.confidence === 'doubtful';

/** How many fields of a reading deserve a second look: those the reader doubts, skills left out. */
export const countDoubts = (cv: Cv): number =>
  [
    ...Object.values(cv.person),
    cv.headline,
    ...cv.experiences.flatMap(({ jobTitle, company, start, end }) => [
      jobTitle,
      company,
      start,
      end,
    ]),
    ...cv.education.flatMap(({ degree, institution, end }) => [degree, institution, end]),
    ...cv.languages.flatMap(({ language, level }) => [language, level]),
  ].filter(isDoubtful).length;
