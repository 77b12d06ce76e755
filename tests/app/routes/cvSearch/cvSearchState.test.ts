import { describe, expect, it } from 'vitest';

import { cvSearchState } from '#/app/routes/cvSearch/cvSearchState';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import { aHeldCv } from '#tests/support/builders/aHeldCv';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { aReport } from '#tests/support/builders/aReport';

const fileName = 'cv.pdf';
const read = aHeldCv({ fileName });
const scan = { status: 'unreadable', fileName, problem: 'scanned' } as const;
const served = {
  status: 'ready',
  catalogue: { ...EMPTY_CATALOGUE, internal: [anInternalOffer()] },
  samples: 'shown',
} as const;

const shown = (change: Partial<Parameters<typeof cvSearchState>[0]>) =>
  cvSearchState({
    cv: read,
    showSamples: true,
    launched: true,
    simulated: false,
    catalogue: served,
    ranking: { status: 'done', ranked: [] },
    now: new Date('2026-11-21T10:00:00.000Z'),
    isApplied: () => false,
    ...change,
  });

describe('what the search by CV shows', () => {
  it('asks for a CV, then for the start', () => {
    expect(shown({ cv: { status: 'none' } })).toEqual({ status: 'noCv' });
    expect(shown({ launched: false })).toEqual({ status: 'ready', fileName });
  });

  it('tells the offers that were applied to', () => {
    const offers = [anInternalOffer({ id: 1 }), anInternalOffer({ id: 2 })];
    const ranked = offers.map((offer) => ({ offer, score: 80, report: aReport(), reasons: [] }));
    const state = shown({
      ranking: { status: 'done', ranked },
      isApplied: ({ id }) => id === 2,
    });
    expect(state).toMatchObject({
      status: 'results',
      found: [{ applied: false }, { applied: true }],
    });
  });

  it('simulates for a CV without a text, unless examples are hidden', () => {
    expect(shown({ cv: scan })).toEqual({ status: 'searching', progress: null });
    expect(shown({ cv: scan, simulated: true })).toMatchObject({ status: 'results', sample: true });
    expect(shown({ cv: scan, simulated: true, showSamples: false })).toEqual({
      status: 'unusable',
    });
  });

  it('tells that there is no offer from none that can be compared', () => {
    const emptied = { ...served, catalogue: EMPTY_CATALOGUE, samples: 'hidden' } as const;
    expect(shown({ catalogue: emptied })).toEqual({ status: 'noOffer', lack: 'samplesHidden' });
    expect(shown({})).toEqual({ status: 'none' });
  });

  it('waits for the offers that are on their way before it says that there is none', () => {
    const reach = {
      held: 0,
      total: 400,
      loading: true,
      builtAt: '2026-11-20T06:00:00.000Z',
      sources: [],
    };
    const none = { ...served, catalogue: { ...EMPTY_CATALOGUE, reach } };
    const some = { ...served, catalogue: { ...served.catalogue, reach } };
    expect(shown({ catalogue: none, ranking: { status: 'idle' } })).toEqual({
      status: 'searching',
      progress: { done: 0, total: 0 },
    });
    expect(shown({ catalogue: some })).toEqual({
      status: 'searching',
      progress: { done: 0, total: 0 },
    });
  });
});
