import { MAX_TEXT, MONTH } from '#/domain/profile/profile';
import type { Profile } from '#/domain/profile/profile';
import { PERSONAL_FIELDS } from '#/domain/profile/profileSections';
import type { ProfileSection } from '#/domain/profile/profileSections';

/** What a field of the profile can have wrong. Each has a sentence for the user. */
export const FIELD_PROBLEMS = [
  'email',
  'phone',
  'jobMissing',
  'degreeMissing',
  'month',
  'endBeforeStart',
  'tooLong',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** Problems by field: `email`, or `0.endDate` for a field of the first entry of a list. */
export type SectionProblems = ReadonlyMap<string, FieldProblem>;

type Found = readonly [field: string, problem: FieldProblem | false];

/** As an e-mail input checks it, with a dot in the domain. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const SHORTEST_PHONE = 6;
/** Digits of the longest number of the international plan (ITU E.164). */
const LONGEST_PHONE = 15;

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/gu, '').length;
  return /^\+?[\d\s().\-/]+$/u.test(text) && digits >= SHORTEST_PHONE && digits <= LONGEST_PHONE;
};

const tooLong = (value: string): FieldProblem | false => value.length > MAX_TEXT && 'tooLong';

const checkPersonal = (profile: Profile): readonly Found[] => [
  ...PERSONAL_FIELDS.map((field): Found => [field, tooLong(profile[field])]),
  ['email', profile.email.trim() !== '' && !EMAIL.test(profile.email.trim()) && 'email'],
  ['phone', profile.phone.trim() !== '' && !isPhone(profile.phone.trim()) && 'phone'],
];

type Field = { readonly name: string; readonly value: string };

const checkPeriod = (start: Field, end: Field): readonly Found[] => [
  [start.name, !MONTH.test(start.value) && 'month'],
  [
    end.name,
    !MONTH.test(end.value)
      ? 'month'
      : start.value !== '' && end.value !== '' && end.value < start.value && 'endBeforeStart',
  ],
];

const checkExperience = (entry: Profile['experiences'][number]): readonly Found[] => [
  ['jobTitle', entry.jobTitle.trim() === '' && entry.company.trim() === '' && 'jobMissing'],
  ['jobTitle', tooLong(entry.jobTitle)],
  ['company', tooLong(entry.company)],
  ['jobDescription', tooLong(entry.jobDescription)],
  ...checkPeriod(
    { name: 'startDate', value: entry.startDate },
    { name: 'endDate', value: entry.endDate },
  ),
];

const checkEducation = (entry: Profile['education'][number]): readonly Found[] => [
  ['degree', entry.degree.trim() === '' && entry.institution.trim() === '' && 'degreeMissing'],
  ['degree', tooLong(entry.degree)],
  ['institution', tooLong(entry.institution)],
  ...checkPeriod(
    { name: 'eduStartDate', value: entry.eduStartDate },
    { name: 'eduEndDate', value: entry.eduEndDate },
  ),
];

const inEntry =
  (index: number) =>
  ([field, problem]: Found): Found => [`${index}.${field}`, problem];

const check = (profile: Profile, section: ProfileSection): readonly Found[] => {
  switch (section) {
    case 'personal':
      return checkPersonal(profile);
    case 'experience':
      return profile.experiences.flatMap((entry, index) =>
        checkExperience(entry).map(inEntry(index)),
      );
    case 'education':
      return profile.education.flatMap((entry, index) => checkEducation(entry).map(inEntry(index)));
    case 'skills':
      return [['skills', tooLong(profile.skills)]];
  }
};

/** What keeps a section from being saved; empty where nothing does. */
export const checkSection = (profile: Profile, section: ProfileSection): SectionProblems => {
  const problems = new Map<string, FieldProblem>();
  for (const [field, problem] of check(profile, section))
    if (problem !== false && !problems.has(field)) problems.set(field, problem);
  return problems;
};
