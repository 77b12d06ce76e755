import type { Profile } from '#/domain/profile/profile';

/** The parts of a profile that are saved on their own: specification, section 2. */
export const PROFILE_SECTIONS = ['personal', 'experience', 'education', 'skills'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** The fields of the personal section, in the order of the form. */
export const PERSONAL_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'bio'] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

const pick = (profile: Profile, section: ProfileSection): Partial<Profile> => {
  const { firstName, lastName, email, phone, bio, experiences, education, skills } = profile;
  const parts = {
    personal: { firstName, lastName, email, phone, bio },
    experience: { experiences },
    education: { education },
    skills: { skills },
  };
  return parts[section];
};

/** `into` with some sections of `from`. */
export const withSections = (
  into: Profile,
  from: Profile,
  sections: readonly ProfileSection[],
): Profile => sections.reduce((profile, section) => ({ ...profile, ...pick(from, section) }), into);

type Texts = Readonly<Record<string, string>>;

const sameTexts = (left: Texts, right: Texts): boolean =>
  Object.keys(left).every((field) => left[field] === right[field]);

const sameList = (left: readonly Texts[], right: readonly Texts[]): boolean =>
  left.length === right.length &&
  left.every((entry, index) => sameTexts(entry, right[index] ?? {}));

/** Whether two profiles say the same in a section. */
export const sameSection = (left: Profile, right: Profile, section: ProfileSection): boolean => {
  switch (section) {
    case 'personal':
      return PERSONAL_FIELDS.every((field) => left[field] === right[field]);
    case 'experience':
      return sameList(left.experiences, right.experiences);
    case 'education':
      return sameList(left.education, right.education);
    case 'skills':
      return left.skills === right.skills;
  }
};

/** The sections in which two profiles differ. */
export const differingSections = (left: Profile, right: Profile): readonly ProfileSection[] =>
  PROFILE_SECTIONS.filter((section) => !sameSection(left, right, section));
