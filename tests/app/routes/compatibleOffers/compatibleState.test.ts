import { describe, expect, it } from 'vitest';

import { compatibleState } from '#/app/routes/compatibleOffers/compatibleState';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const served = {
  status: 'ready',
  catalogue: { ...EMPTY_CATALOGUE, internal: [anInternalOffer()] },
  samples: 'shown',
} as const;
const emptied = { ...served, catalogue: EMPTY_CATALOGUE, samples: 'hidden' } as const;

const shown = (change: Partial<Parameters<typeof compatibleState>[0]> = {}) =>
  compatibleState({
    reading: 'done',
    showSamples: true,
    catalogue: served,
    ranking: { status: 'done', ranked: [] },
    cards: [],
    ...change,
  });

describe('what the compatible offers show', () => {
  it('the fixed cards where no CV can be read, while examples are shown', () => {
    expect(shown({ reading: null })).toMatchObject({ status: 'sample' });
    expect(shown({ reading: 'failed' })).toMatchObject({ status: 'sample' });
  });

  it('the way to a CV once they are hidden', () => {
    expect(shown({ reading: null, showSamples: false })).toEqual({ status: 'noCv' });
    expect(shown({ reading: 'unusable', showSamples: false })).toEqual({ status: 'unusable' });
  });

  it('that there is nothing to compare, and why', () => {
    expect(shown({ catalogue: emptied })).toEqual({ status: 'noOffer', lack: 'samplesHidden' });
    expect(shown({ catalogue: { ...emptied, samples: 'none' } })).toEqual({
      status: 'noOffer',
      lack: 'nothing',
    });
    expect(shown()).toEqual({ status: 'empty' });
  });

  it('how far a ranking has come', () => {
    expect(shown({ catalogue: { status: 'loading' } })).toEqual({ status: 'loading' });
    expect(shown({ ranking: { status: 'underWay', done: 4, total: 10 } })).toEqual({
      status: 'ranking',
      done: 4,
      total: 10,
    });
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
    expect(shown({ catalogue: none, ranking: { status: 'idle' } })).toEqual({ status: 'loading' });
    expect(shown({ catalogue: some })).toEqual({ status: 'loading' });
  });
});
