import type { Cv, CvEducation, CvExperience, CvLanguage, Read } from '#/domain/cv/cv';
import { aDocument } from '#tests/support/builders/aDocument';

/** A value read for sure at the start of the document. */
export const aRead = <T>(value: T, differences: Partial<Read<T>> = {}): Read<T> => ({
  value,
  source: { start: 0, end: 1 },
  confidence: 'sure',
  ...differences,
});

/** A post held from January 2020 to December 2021. */
export const anExperience = (differences: Partial<CvExperience> = {}): CvExperience => ({
  id: 'experience-1',
  kind: 'job',
  jobTitle: aRead('Comptable'),
  company: aRead('Cabinet Rivoire'),
  place: null,
  start: aRead({ year: 2020, month: 1 }),
  end: aRead({ year: 2021, month: 12 }),
  tasks: [],
  range: { start: 0, end: 1 },
  ...differences,
});

/** A two-year degree obtained in 2019. */
export const anEducation = (differences: Partial<CvEducation> = {}): CvEducation => ({
  id: 'education-1',
  degree: aRead('BTS Comptabilité et gestion'),
  institution: aRead('Lycée des Tilleuls'),
  start: null,
  end: aRead({ year: 2019, month: null }),
  level: 'Bac+2',
  inProgress: false,
  range: { start: 0, end: 1 },
  ...differences,
});

/** English at B1. */
export const aLanguage = (differences: Partial<CvLanguage> = {}): CvLanguage => ({
  id: 'language-1',
  language: aRead('Anglais'),
  level: aRead('B1'),
  cefr: 'B1',
  ...differences,
});

/** A CV of an accountant, read on 21 November 2026. */
export const aCv = (differences: Partial<Cv> = {}): Cv => ({
  document: aDocument(['Camille Renaud', 'Comptable', 'camille.renaud@example.org']),
  sections: [],
  person: {
    firstName: aRead('Camille'),
    lastName: aRead('Renaud'),
    email: aRead('camille.renaud@example.org'),
    phone: null,
    city: null,
  },
  headline: aRead('Comptable'),
  experiences: [anExperience()],
  education: [anEducation()],
  languages: [aLanguage()],
  skills: [],
  interests: [],
  monthsOfExperience: 24,
  readOn: '2026-11-21',
  ...differences,
});
