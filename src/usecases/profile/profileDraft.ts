import { MAX_ENTRIES } from '#/domain/profile/profile';
import type { Profile, ProfileEducation, ProfileExperience } from '#/domain/profile/profile';
import { sameSection, PROFILE_SECTIONS } from '#/domain/profile/profileSections';
import type { PersonalField, ProfileSection } from '#/domain/profile/profileSections';
import { addSkills } from '#/domain/profile/skillList';

/** An entry of a list with a key of its own, which stays while it moves. */
export type Keyed<Entry> = Entry & { readonly key: string };

/** What became of the last attempt to save a section. */
export type SaveOutcome = 'saved' | 'notSaved';

/** The form: what is typed, what is kept, and what the user did with each part. */
export type ProfileDraft = {
  /** The profile as kept when each section was last taken from it. */
  readonly base: Profile;
  readonly personal: Pick<Profile, PersonalField>;
  readonly experiences: readonly Keyed<ProfileExperience>[];
  readonly education: readonly Keyed<ProfileEducation>[];
  readonly skills: string;
  /** Still in the field where skills are typed. */
  readonly skillsTyped: string;
  /** Keys of the entries whose fields are shown. */
  readonly open: readonly string[];
  /** The entry just added, for the focus. */
  readonly added: string | null;
  readonly lastKey: number;
  /** Sections whose problems are shown: a save was tried. */
  readonly checked: readonly ProfileSection[];
  readonly outcomes: Readonly<Partial<Record<ProfileSection, SaveOutcome>>>;
  /** Sections that changed elsewhere while they were being changed here. */
  readonly changedElsewhere: readonly ProfileSection[];
};

export type EntryList = 'experiences' | 'education';

/** A list with all but one of its items. */
export const without = <T>(list: readonly T[], item: T): readonly T[] =>
  list.filter((each) => each !== item);

/** Entries get the keys of those they take the place of; the others get fresh ones. */
const keyed = <Entry>(
  entries: readonly Entry[],
  keys: readonly string[],
  lastKey: number,
): readonly Keyed<Entry>[] =>
  entries.map((entry, index) => ({
    ...entry,
    key: keys[index] ?? `entry-${lastKey + 1 + index}`,
  }));

const keysOf = (entries: readonly { readonly key: string }[]): readonly string[] =>
  entries.map(({ key }) => key);

/** Puts a section as `profile` has it, and makes that its base. */
export const take = (
  draft: ProfileDraft,
  profile: Profile,
  section: ProfileSection,
): ProfileDraft => {
  const lastKey = draft.lastKey + MAX_ENTRIES;
  const { firstName, lastName, email, phone, bio } = profile;
  const parts = {
    personal: { personal: { firstName, lastName, email, phone, bio } },
    experience: {
      experiences: keyed(profile.experiences, keysOf(draft.experiences), draft.lastKey),
    },
    education: { education: keyed(profile.education, keysOf(draft.education), draft.lastKey) },
    skills: { skills: profile.skills, skillsTyped: '' },
  };
  const bases = {
    personal: { firstName, lastName, email, phone, bio },
    experience: { experiences: profile.experiences },
    education: { education: profile.education },
    skills: { skills: profile.skills },
  };
  return {
    ...draft,
    ...parts[section],
    lastKey,
    added: null,
    base: { ...draft.base, ...bases[section] },
    checked: without(draft.checked, section),
    changedElsewhere: without(draft.changedElsewhere, section),
  };
};

/** The form over a profile as kept, with nothing changed yet. */
export const profileDraftOf = (profile: Profile): ProfileDraft => {
  const { firstName, lastName, email, phone, bio } = profile;
  return {
    base: profile,
    personal: { firstName, lastName, email, phone, bio },
    experiences: keyed(profile.experiences, [], 0),
    education: keyed(profile.education, [], MAX_ENTRIES),
    skills: profile.skills,
    skillsTyped: '',
    open: [],
    added: null,
    lastKey: 2 * MAX_ENTRIES,
    checked: [],
    outcomes: {},
    changedElsewhere: [],
  };
};

/** The profile that the form says, skills still being typed included. */
export const profileOf = (draft: ProfileDraft): Profile => ({
  ...draft.personal,
  experiences: draft.experiences.map(
    ({ jobTitle, company, startDate, endDate, jobDescription }) => ({
      jobTitle,
      company,
      startDate,
      endDate,
      jobDescription,
    }),
  ),
  education: draft.education.map(({ institution, degree, eduStartDate, eduEndDate }) => ({
    institution,
    degree,
    eduStartDate,
    eduEndDate,
  })),
  skills:
    draft.skillsTyped.trim() === '' ? draft.skills : addSkills(draft.skills, draft.skillsTyped),
});

/** The sections that hold something not saved yet. */
export const unsavedSections = (draft: ProfileDraft): readonly ProfileSection[] => {
  const profile = profileOf(draft);
  return PROFILE_SECTIONS.filter((section) => !sameSection(profile, draft.base, section));
};

/** The profile that the form holds, without the entries in which nothing is said yet. */
export const filledProfileOf = (draft: ProfileDraft): Profile => {
  const profile = profileOf(draft);
  const says = (...words: readonly string[]): boolean => words.some((word) => word.trim() !== '');
  return {
    ...profile,
    experiences: profile.experiences.filter(({ jobTitle, company }) => says(jobTitle, company)),
    education: profile.education.filter(({ degree, institution }) => says(degree, institution)),
  };
};
