import { describe, expect, it } from 'vitest';

import { emptyProfile, MAX_ENTRIES } from '#/domain/profile/profile';
import { changeDraft } from '#/usecases/profile/profileChange';
import type { ProfileChange } from '#/usecases/profile/profileChange';
import { profileDraftOf, profileOf, unsavedSections } from '#/usecases/profile/profileDraft';
import type { ProfileDraft } from '#/usecases/profile/profileDraft';
import { aProfile } from '#tests/support/builders/aProfile';

const after = (draft: ProfileDraft, ...changes: readonly ProfileChange[]): ProfileDraft =>
  changes.reduce(changeDraft, draft);
const keyOf = (draft: ProfileDraft, place: number): string =>
  draft.experiences[place]?.key ?? 'none';
const jobs = (draft: ProfileDraft) => draft.experiences.map(({ jobTitle }) => jobTitle);
const rename = (value: string): ProfileChange => ({ type: 'typed', field: 'firstName', value });

describe('the form of the profile', () => {
  it('says the profile it was opened on until something is changed', () => {
    const draft = profileDraftOf(aProfile());
    expect(profileOf(draft)).toEqual(aProfile());
    expect(unsavedSections(draft)).toEqual([]);
    expect(unsavedSections(after(draft, rename('Aïssa')))).toEqual(['personal']);
  });

  it('counts a skill that is still being typed', () => {
    const typing = after(profileDraftOf(aProfile()), {
      type: 'skillsTyped',
      text: 'Premiers secours',
    });
    expect(profileOf(typing).skills).toBe(`${aProfile().skills}, Premiers secours`);
    expect(unsavedSections(typing)).toEqual(['skills']);
    const added = after(typing, { type: 'skillsAdded', text: 'Premiers secours' });
    expect(added.skillsTyped).toBe('');
    const removed = after(added, { type: 'skillRemoved', skill: 'Premiers secours' });
    expect(unsavedSections(removed)).toEqual([]);
  });
});

describe('entries', () => {
  it('a new one comes first, open, and only while there is room', () => {
    const draft = after(profileDraftOf(aProfile()), { type: 'entryAdded', list: 'experiences' });
    expect(jobs(draft)).toEqual(['', ...jobs(profileDraftOf(aProfile()))]);
    expect(draft.added).toBe(keyOf(draft, 0));
    expect(draft.open).toEqual([keyOf(draft, 0)]);
    const [entry] = aProfile().experiences;
    const full = profileDraftOf(aProfile({ experiences: Array(MAX_ENTRIES).fill(entry) }));
    expect(after(full, { type: 'entryAdded', list: 'experiences' })).toBe(full);
  });

  it('move by one, keep their key, and stop at the ends', () => {
    const draft = profileDraftOf(aProfile());
    const first = keyOf(draft, 0);
    const move = (by: -1 | 1): ProfileChange => ({
      type: 'entryMoved',
      list: 'experiences',
      key: first,
      by,
    });
    const moved = after(draft, move(1));
    expect(keyOf(moved, 1)).toBe(first);
    expect(unsavedSections(moved)).toEqual(['experience']);
    expect(jobs(after(moved, move(-1)))).toEqual(jobs(draft));
    expect(jobs(after(draft, move(-1)))).toEqual(jobs(draft));
  });

  it('change and go alone', () => {
    const draft = profileDraftOf(aProfile());
    const key = keyOf(draft, 1);
    const changed = after(draft, {
      type: 'experienceTyped',
      key,
      values: { jobTitle: 'Infirmière' },
    });
    expect(jobs(changed)).toEqual(['Aide-soignante de nuit', 'Infirmière', 'Auxiliaire de vie']);
    const removed = after(changed, { type: 'entryRemoved', list: 'experiences', key });
    expect(jobs(removed)).toEqual(['Aide-soignante de nuit', 'Auxiliaire de vie']);
    expect(unsavedSections(removed)).toEqual(['experience']);
  });
});

describe('saving', () => {
  it('makes what was typed the base, and tells so until the next change', () => {
    const typed = after(profileDraftOf(aProfile()), rename('Aïssa'));
    const profile = profileOf(typed);
    const saved = after(typed, { type: 'saved', sections: ['personal'], profile });
    expect(unsavedSections(saved)).toEqual([]);
    expect(saved.outcomes).toEqual({ personal: 'saved' });
    expect(after(saved, rename('Awa')).outcomes).toEqual({});
  });

  it('keeps what was typed where it failed', () => {
    const typed = after(profileDraftOf(aProfile()), rename('Aïssa'));
    const failed = after(typed, { type: 'notSaved', section: 'personal' });
    expect(profileOf(failed).firstName).toBe('Aïssa');
    expect(failed.outcomes).toEqual({ personal: 'notSaved' });
    const discarded = after(failed, { type: 'discarded', section: 'personal' });
    expect(profileOf(discarded)).toEqual(aProfile());
  });

  it('shows the problems of a section once', () => {
    const refused: ProfileChange = { type: 'refused', section: 'education' };
    expect(after(profileDraftOf(emptyProfile), refused, refused).checked).toEqual(['education']);
  });
});

describe('a change elsewhere', () => {
  const elsewhere: ProfileChange = {
    type: 'storedElsewhere',
    profile: aProfile({ firstName: 'Fatou', skills: 'Tri' }),
  };

  it('is taken where nothing was typed, and told where something was', () => {
    const typed = after(profileDraftOf(aProfile()), rename('Aïssa'), elsewhere);
    expect(profileOf(typed)).toMatchObject({ firstName: 'Aïssa', skills: 'Tri' });
    expect(typed.changedElsewhere).toEqual(['personal']);
    const discarded = after(typed, { type: 'discarded', section: 'personal' });
    expect(profileOf(discarded).firstName).toBe('Fatou');
    expect(discarded.changedElsewhere).toEqual([]);
  });
});
