import type { Cv } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';

/** What a correction is about: a later one about the same thing takes its place. */
export const subjectOf = (correction: CvCorrection): string => {
  switch (correction.target) {
    case 'person':
      return `person.${correction.field}`;
    case 'headline':
      return 'headline';
    case 'experience':
    case 'education':
    case 'language':
      return `${correction.id}.${correction.field}`;
    case 'period':
    case 'graduation':
      return `${correction.id}.dates`;
    case 'kind':
      return `${correction.id}.kind`;
    case 'entry':
    case 'newEntry':
      return correction.id;
    // What is said of a skill, with or without a line, is one thing.
    case 'line':
    case 'skill':
      return `skill.${correction.label}`;
    case 'interest':
      return `interest.${correction.value}`;
  }
};

/** What an entry of a CV is called; undefined where it has no name. */
export const nameOfEntry = (cv: Cv, id: string): string | undefined => {
  const experience = cv.experiences.find((entry) => entry.id === id);
  return (
    experience?.jobTitle?.value ??
    experience?.company?.value ??
    cv.education.find((entry) => entry.id === id)?.degree.value ??
    cv.languages.find((entry) => entry.id === id)?.language.value
  );
};
