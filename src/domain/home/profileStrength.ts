import type { Profile } from '#/domain/profile/profile';

/** What a recruiter looks for first, in the order to complete it. */
export const STRENGTH_CRITERIA = [
  'name',
  'contact',
  'cv',
  'experience',
  'education',
  'skills',
  'bio',
] as const;
export type StrengthCriterion = (typeof STRENGTH_CRITERIA)[number];

/** Points of each criterion; they sum to 100. */
export const STRENGTH_POINTS: Readonly<Record<StrengthCriterion, number>> = {
  name: 10,
  contact: 15,
  cv: 20,
  experience: 20,
  education: 10,
  skills: 15,
  bio: 10,
};

/** From so many skills on, a profile says what its owner can do. */
const ENOUGH_SKILLS = 5;

export type ProfileStrength = {
  /** 0 to 100. */
  readonly percent: number;
  /** The criterion to complete next, null where all are met. */
  readonly next: StrengthCriterion | null;
  readonly met: readonly StrengthCriterion[];
};

const countSkills = (skills: string): number =>
  skills.split(',').filter((skill) => skill.trim() !== '').length;

/** Nothing of what a CV tells stands in it. */
export const isUntouched = ({ firstName, lastName, experiences, education }: Profile): boolean =>
  firstName.trim() === '' &&
  lastName.trim() === '' &&
  experiences.length === 0 &&
  education.length === 0;

/** How complete a profile is, as the sum of the criteria that it meets. */
export const profileStrength = (profile: Profile, hasReadableCv: boolean): ProfileStrength => {
  const holds: Readonly<Record<StrengthCriterion, boolean>> = {
    name: profile.firstName.trim() !== '' && profile.lastName.trim() !== '',
    contact: profile.email.trim() !== '' && profile.phone.trim() !== '',
    cv: hasReadableCv,
    experience: profile.experiences.length > 0,
    education: profile.education.length > 0,
    skills: countSkills(profile.skills) >= ENOUGH_SKILLS,
    bio: profile.bio.trim() !== '',
  };
  const met = STRENGTH_CRITERIA.filter((criterion) => holds[criterion]);
  return {
    percent: met.reduce((sum, criterion) => sum + STRENGTH_POINTS[criterion], 0),
    next: STRENGTH_CRITERIA.find((criterion) => !holds[criterion]) ?? null,
    met,
  };
};
