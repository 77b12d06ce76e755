import { describe, expect, it } from 'vitest';

import { homeState } from '#/app/routes/home/homeState';
import type { Known } from '#/app/routes/home/homeState';
import { emptyProfile } from '#/domain/profile/profile';
import { NEWCOMER } from '#/pages/HomePage/HomePage.state';
import { aCv, aRead } from '#tests/support/builders/aCv';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { someKnown } from '#tests/support/builders/someKnown';

const profile = { ...emptyProfile, firstName: 'Awa' };

const kindsOf = (change: Partial<Known>) =>
  homeState(someKnown({ profile, cv: aCv(), ...change })).todos?.map(({ kind }) => kind);

describe('homeState', () => {
  it('shows a newcomer the figures of the specification, and none where samples are hidden', () => {
    expect(homeState(someKnown())).toEqual(NEWCOMER);
    expect(homeState(someKnown({ showSamples: false }))).toMatchObject({
      compatible: { value: null, sample: false },
      applications: { value: 0, sample: false },
      strength: { percent: 0, sample: false },
      todos: null,
      funnel: null,
      activities: [],
    });
  });

  it('shows no example to somebody whose CV is still being read, and greets by its name', () => {
    const state = homeState(someKnown({ awaited: { firstName: 'MARIE-ÈVE' } }));
    expect(state).toMatchObject({ firstName: 'Marie-Ève', hasReadableCv: true });
    expect(state.todos?.map(({ kind }) => kind)).toContain('fillProfile');
    expect(JSON.stringify(state)).not.toContain('"sample":true');
    expect(homeState(someKnown({ awaited: { firstName: null } })).firstName).toBeNull();
  });

  it('shows only real figures as soon as anything is real', () => {
    const state = homeState(someKnown({ applications: [anApplication()] }));
    expect(state).toMatchObject({
      compatible: { value: null, sample: false },
      applications: { value: 1, sample: false },
      funnel: null,
      activities: [{ kind: 'application' }],
    });
    expect(JSON.stringify(state)).not.toContain('"sample":true');
  });

  it('takes nobody for a newcomer who compared a CV that was not kept', () => {
    const state = homeState(someKnown({ analyses: [anAnalysis('good')] }));
    expect(state).toMatchObject({ firstName: null, activities: [{ kind: 'analysis' }] });
    expect(JSON.stringify(state)).not.toContain('"sample":true');
    const sample = { ...anAnalysis('good'), sample: true };
    expect(homeState(someKnown({ analyses: [sample] }))).toEqual(NEWCOMER);
  });

  it('puts no example in the place of applications that are damaged', () => {
    expect(homeState(someKnown({ unreadable: 'all' }))).toMatchObject({
      applications: { value: null, sample: false },
      strength: { sample: false },
      unreadable: 'all',
    });
    expect(homeState(someKnown({ applications: [anApplication()], unreadable: 2 }))).toMatchObject({
      applications: { value: 1, sample: false },
      unreadable: 2,
    });
  });

  it('asks to finish a comparison only until one was made', () => {
    const offerPastedAt = '2026-11-20T09:00:00.000Z';
    const made = (date: string) => [anAnalysis('good', { date })];
    expect(kindsOf({})).toEqual(['paste', 'profile']);
    expect(kindsOf({ offerPastedAt })).toEqual(['analysis', 'profile']);
    expect(kindsOf({ offerPastedAt, analyses: made('2026-11-19T09:00:00.000Z') })).toEqual([
      'analysis',
      'profile',
    ]);
    expect(kindsOf({ offerPastedAt, analyses: made('2026-11-20T09:05:00.000Z') })).toEqual([
      'paste',
      'profile',
    ]);
  });

  it('shows how far applications came once one came further than its sending', () => {
    const applications = [anApplication(), anApplication({ id: 2, status: 'inReview' })];
    expect(homeState(someKnown({ applications })).funnel).toMatchObject({
      reached: { sent: 2, inReview: 1, interview: 0 },
    });
  });

  it('greets by the name that was read, until the profile has one', () => {
    const cv = aCv({ person: { ...aCv().person, firstName: aRead('Maëlle') } });
    expect(homeState(someKnown({ cv })).firstName).toBe('Maëlle');
    expect(homeState(someKnown({ cv, profile })).firstName).toBe('Awa');
  });

  it('proposes to fill a profile that holds nothing from the CV', () => {
    expect(kindsOf({ profile: null })).toEqual(['fillProfile', 'paste']);
    expect(kindsOf({})).toEqual(['paste', 'profile']);
    expect(kindsOf({ profile: null, cv: null, applications: [anApplication()] })).not.toContain(
      'fillProfile',
    );
  });
});

it('rests on the day that was enough, and on no other', () => {
  expect(homeState(someKnown({ profile, restsOn: '2026-11-21' })).rests).toBe(true);
  expect(homeState(someKnown({ profile, restsOn: '2026-11-20' })).rests).toBe(false);
  expect(homeState(someKnown({ profile })).rests).toBe(false);
});
