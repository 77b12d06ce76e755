import { describe, expect, it } from 'vitest';

import { APPLICATION_PARAM, VIEW, VIEWS } from '#/app/navigation/applicationsHrefs';
import { applicationsState } from '#/app/routes/applications/useApplicationsState';
import type { ApplicationsSources } from '#/app/routes/applications/useApplicationsState';
import { NO_FILTERS } from '#/domain/applications/selectApplications';
import { fail, ok } from '#/domain/shared/result';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';

const sources = (change: Partial<ApplicationsSources> = {}): ApplicationsSources => ({
  stored: ok([anApplication({ date: '2026-11-10' })]),
  analyses: [],
  person: null,
  filters: NO_FILTERS,
  period: { from: '2026-11-01', to: '2026-11-21' },
  today: '2026-11-21',
  showSamples: true,
  unreadable: 0,
  unreadableAnalyses: 0,
  ...change,
});

const journal = new URLSearchParams({ [VIEW]: VIEWS.journal });

describe('the journal', () => {
  it('says what is missing from it, beside what could be read', () => {
    const state = applicationsState(sources({ unreadable: 2, unreadableAnalyses: 'all' }), journal);
    expect(state).toMatchObject({
      status: 'journal',
      entries: [{ kind: 'application', day: '2026-11-10' }],
      missing: { applications: 2, analyses: 'all' },
    });
  });

  it('misses nothing where everything could be read', () => {
    expect(applicationsState(sources(), journal)).toMatchObject({
      missing: { applications: 0, analyses: 0 },
    });
  });

  it('stands for no tracker that is damaged whole', () => {
    expect(applicationsState(sources({ stored: fail('corrupt') }), journal)).toEqual({
      status: 'damaged',
    });
  });

  it('counts no simulated analysis as a step', () => {
    const state = applicationsState(
      sources({
        stored: ok([]),
        analyses: [anAnalysis('good'), { ...anAnalysis('excellent'), sample: true }],
      }),
      journal,
    );
    expect(state).toMatchObject({ status: 'journal', entries: [{ kind: 'search' }] });
  });
});

describe('the list', () => {
  it('says that the application asked for is there no more', () => {
    expect(
      applicationsState(sources(), new URLSearchParams({ [APPLICATION_PARAM]: '404' })),
    ).toMatchObject({
      status: 'board',
      gone: true,
    });
    expect(applicationsState(sources(), new URLSearchParams())).toMatchObject({ gone: false });
  });
});
