import { emptyEducation, emptyExperience, MAX_ENTRIES } from '#/domain/profile/profile';
import type { Profile, ProfileEducation, ProfileExperience } from '#/domain/profile/profile';
import { sameSection, PROFILE_SECTIONS } from '#/domain/profile/profileSections';
import type { PersonalField, ProfileSection } from '#/domain/profile/profileSections';
import { addSkills, removeSkill } from '#/domain/profile/skillList';
import { take, unsavedSections, without } from '#/usecases/profile/profileDraft';
import type { EntryList, ProfileDraft } from '#/usecases/profile/profileDraft';

/** What the user does with the form, and what comes of it. */
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
