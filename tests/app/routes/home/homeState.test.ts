import { describe, expect, it } from 'vitest';

import { homeState } from '#/app/routes/home/homeState';
import type { Known } from '#/app/routes/home/homeState';
import { NEWCOMER } from '#/pages/HomePage/HomePage.state';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';

const known = (change: Partial<Known> = {}): Known => ({
  profile: null,
  applications: null,
  analyses: [],
  hasReadableCv: false,
  compatible: null,
  news: null,
  offerPastedAt: null,
  showSamples: true,
  unreadable: 0,
  now: '2026-11-21T10:00',
  ...change,
});

const kindsOf = (change: Partial<Known>) =>
  homeState(known({ hasReadableCv: true, ...change })).todos?.map(({ kind }) => kind);

describe('homeState', () => {
  it('shows a newcomer the figures of the specification, and none where samples are hidden', () => {
    expect(homeState(known())).toEqual(NEWCOMER);
    expect(homeState(known({ showSamples: false }))).toMatchObject({
      compatible: { value: null, sample: false },
      applications: { value: 0, sample: false },
      strength: { percent: 0, sample: false },
      todos: null,
      funnel: null,
      activities: [],
    });
  });

  it('shows only real figures as soon as anything is real', () => {
    const state = homeState(known({ applications: [anApplication()] }));
    expect(state).toMatchObject({
      compatible: { value: null, sample: false },
      applications: { value: 1, sample: false },
      funnel: { reached: { sent: 1, inReview: 0, interview: 0 } },
      activities: [{ kind: 'application' }],
    });
    expect(JSON.stringify(state)).not.toContain('"sample":true');
  });

  it('puts no example in the place of applications that are damaged', () => {
    expect(homeState(known({ unreadable: 'all' }))).toMatchObject({
      applications: { value: null, sample: false },
      strength: { sample: false },
      unreadable: 'all',
    });
    expect(homeState(known({ applications: [anApplication()], unreadable: 2 }))).toMatchObject({
      applications: { value: 1, sample: false },
      unreadable: 2,
    });
  });

  it('asks to finish a comparison only until one was made', () => {
    const offerPastedAt = '2026-11-20T09:00:00.000Z';
    const made = (date: string) => [anAnalysis('good', { date })];
    expect(kindsOf({})).toEqual(['profile']);
    expect(kindsOf({ offerPastedAt })).toEqual(['analysis', 'profile']);
    expect(kindsOf({ offerPastedAt, analyses: made('2026-11-19T09:00:00.000Z') })).toEqual([
      'analysis',
      'profile',
    ]);
    expect(kindsOf({ offerPastedAt, analyses: made('2026-11-20T09:05:00.000Z') })).toEqual([
      'profile',
    ]);
  });
});
