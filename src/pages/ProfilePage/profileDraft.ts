import { emptyEducation, emptyExperience, MAX_ENTRIES } from '#/domain/profile/profile';
import type { Profile, ProfileEducation, ProfileExperience } from '#/domain/profile/profile';
import { sameSection, PROFILE_SECTIONS } from '#/domain/profile/sections';
import type { PersonalField, ProfileSection } from '#/domain/profile/sections';
import { addSkills, removeSkill } from '#/domain/profile/skillList';

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

export type ProfileChange =
  | { readonly type: 'typed'; readonly field: PersonalField; readonly value: string }
  | {
      readonly type: 'experienceTyped';
      readonly key: string;
      readonly values: Partial<ProfileExperience>;
    }
  | {
      readonly type: 'educationTyped';
      readonly key: string;
      readonly values: Partial<ProfileEducation>;
    }
  | { readonly type: 'entryAdded'; readonly list: EntryList }
  | {
      readonly type: 'entryMoved';
      readonly list: EntryList;
      readonly key: string;
      readonly by: -1 | 1;
    }
  | { readonly type: 'entryRemoved'; readonly list: EntryList; readonly key: string }
  | { readonly type: 'entryToggled'; readonly key: string }
  | { readonly type: 'skillsTyped'; readonly text: string }
  | { readonly type: 'skillsAdded'; readonly text: string }
  | { readonly type: 'skillRemoved'; readonly skill: string }
  | { readonly type: 'discarded'; readonly section: ProfileSection }
  | { readonly type: 'refused'; readonly section: ProfileSection }
  | { readonly type: 'notSaved'; readonly section: ProfileSection }
  /** `sections` now stand as kept in `profile`. */
  | {
      readonly type: 'saved';
      readonly sections: readonly ProfileSection[];
      readonly profile: Profile;
    }
  /** The profile was changed by something else than this form. */
  | { readonly type: 'storedElsewhere'; readonly profile: Profile };

const without = <T>(list: readonly T[], item: T): readonly T[] =>
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
const take = (draft: ProfileDraft, profile: Profile, section: ProfileSection): ProfileDraft => {
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
export const draftOf = (profile: Profile): ProfileDraft => {
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

const moved = <Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  key: string,
  by: number,
): readonly Entry[] => {
  const from = entries.findIndex((entry) => entry.key === key);
  const entry = entries[from];
  const to = from + by;
  if (entry === undefined || to < 0 || to >= entries.length) return entries;
  const rest = without(entries, entry);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
};

const SECTION_OF = { experiences: 'experience', education: 'education' } as const;

/** A change by hand: the outcome of the last save is old news. */
const touched = (draft: ProfileDraft, section: ProfileSection): ProfileDraft => {
  const { [section]: _old, ...outcomes } = draft.outcomes;
  return { ...draft, outcomes };
};

const changeEntries = (
  draft: ProfileDraft,
  list: EntryList,
  change: <Entry extends { readonly key: string }>(entries: readonly Entry[]) => readonly Entry[],
): ProfileDraft => {
  const next = touched(draft, SECTION_OF[list]);
  return list === 'experiences'
    ? { ...next, experiences: change(draft.experiences) }
    : { ...next, education: change(draft.education) };
};

const add = (draft: ProfileDraft, list: EntryList): ProfileDraft => {
  if (draft[list].length >= MAX_ENTRIES) return draft;
  const lastKey = draft.lastKey + 1;
  const key = `entry-${lastKey}`;
  const next = {
    ...touched(draft, SECTION_OF[list]),
    lastKey,
    added: key,
    open: [...draft.open, key],
  };
  // The latest comes first, as on a CV.
  return list === 'experiences'
    ? { ...next, experiences: [{ ...emptyExperience, key }, ...draft.experiences] }
    : { ...next, education: [{ ...emptyEducation, key }, ...draft.education] };
};

const takeElsewhere = (draft: ProfileDraft, profile: Profile): ProfileDraft => {
  const unsaved = unsavedSections(draft);
  return PROFILE_SECTIONS.filter((section) => !sameSection(profile, draft.base, section)).reduce(
    (current, section) =>
      unsaved.includes(section)
        ? {
            ...current,
            changedElsewhere: [...without(current.changedElsewhere, section), section],
            base: { ...take(current, profile, section).base },
          }
        : take(touched(current, section), profile, section),
    draft,
  );
};

/** What becomes of the form. */
export const changeDraft = (draft: ProfileDraft, change: ProfileChange): ProfileDraft => {
  switch (change.type) {
    case 'typed':
      return {
        ...touched(draft, 'personal'),
        personal: { ...draft.personal, [change.field]: change.value },
      };
    case 'experienceTyped':
      return {
        ...touched(draft, 'experience'),
        experiences: draft.experiences.map((entry) =>
          entry.key === change.key ? { ...entry, ...change.values } : entry,
        ),
      };
    case 'educationTyped':
      return {
        ...touched(draft, 'education'),
        education: draft.education.map((entry) =>
          entry.key === change.key ? { ...entry, ...change.values } : entry,
        ),
      };
    case 'entryAdded':
      return add(draft, change.list);
    case 'entryMoved':
      return changeEntries(draft, change.list, (entries) => moved(entries, change.key, change.by));
    case 'entryRemoved':
      return changeEntries(draft, change.list, (entries) =>
        entries.filter(({ key }) => key !== change.key),
      );
    case 'entryToggled':
      return {
        ...draft,
        added: null,
        open: draft.open.includes(change.key)
          ? without(draft.open, change.key)
          : [...draft.open, change.key],
      };
    case 'skillsTyped':
      return { ...touched(draft, 'skills'), skillsTyped: change.text };
    case 'skillsAdded':
      return {
        ...touched(draft, 'skills'),
        skills: addSkills(draft.skills, change.text),
        skillsTyped: '',
      };
    case 'skillRemoved':
      return { ...touched(draft, 'skills'), skills: removeSkill(draft.skills, change.skill) };
    case 'discarded':
      return take(touched(draft, change.section), draft.base, change.section);
    case 'refused':
      return {
        ...touched(draft, change.section),
        checked: [...without(draft.checked, change.section), change.section],
      };
    case 'notSaved':
      return { ...draft, outcomes: { ...draft.outcomes, [change.section]: 'notSaved' } };
    case 'saved':
      return change.sections.reduce<ProfileDraft>(
        (current, section) => ({
          ...take(current, change.profile, section),
          open: [],
          outcomes: { ...current.outcomes, [section]: 'saved' },
        }),
        draft,
      );
    case 'storedElsewhere':
      return takeElsewhere(draft, change.profile);
  }
};
