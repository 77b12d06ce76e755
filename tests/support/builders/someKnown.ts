import type { Known } from '#/app/routes/home/homeState';

/** What is known on the dashboard of somebody who has given nothing yet, on a Saturday morning. */
export const someKnown = (change: Partial<Known> = {}): Known => ({
  profile: null,
  applications: null,
  analyses: [],
  interviews: [],
  cv: null,
  awaited: null,
  compatible: null,
  news: null,
  offerPastedAt: null,
  restsOn: null,
  showSamples: true,
  unreadable: 0,
  now: '2026-11-21T10:00',
  ...change,
});
