import type { SearchFacts } from '#/domain/assistant/facts';

export const TODAY = '2026-11-21';

/** What is known of someone who gave nothing yet, changed as asked. */
export const someFacts = (change: Partial<SearchFacts> = {}): SearchFacts => ({
  today: TODAY,
  now: `${TODAY}T09:42`,
  cv: { status: 'none' },
  profile: null,
  applications: [],
  analyses: [],
  letters: [],
  showSamples: true,
  ...change,
});
