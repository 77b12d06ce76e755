import { describe, expect, it } from 'vitest';

import { searchState, selectedAmong } from '#/app/routes/search/searchState';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import { NOTHING_BESIDE } from '#/usecases/search/offerFinder';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const one = anInternalOffer({ id: 1 });
const two = anInternalOffer({ id: 2 });
const other = anInternalOffer({ id: 3, source: 'sample' });
const ready = {
  status: 'ready',
  catalogue: { ...EMPTY_CATALOGUE, internal: [other] },
  samples: 'shown',
} as const;
const failed = { status: 'failed', problem: 'offline', catalogue: EMPTY_CATALOGUE } as const;
const scores = new Map<number, number>();

describe('the selected offer', () => {
  it('stays while it is among the results', () => {
    expect(selectedAmong([one, two], 2)).toBe(two);
  });
  it('is the first internal one when none was chosen or the chosen one left', () => {
    expect(selectedAmong([one, two], null)).toBe(one);
    expect(selectedAmong([one], 2)).toBe(one);
    expect(selectedAmong([], 2)).toBeNull();
  });
});

describe('the state of the search', () => {
  it('tells the problem of the catalogue, then the wait, then the search', () => {
    const found = { internal: [one], external: [], complete: true, place: null };
    const parts = {
      found,
      beside: NOTHING_BESIDE,
      selectedId: null,
      scores,
      samplesHidden: false,
      wider: [],
    };
    expect(searchState({ ...parts, catalogue: failed })).toEqual({
      status: 'failed',
      problem: 'offline',
    });
    expect(searchState({ ...parts, catalogue: { status: 'loading' } }).status).toBe('loading');
    expect(searchState({ ...parts, catalogue: ready, found: null }).status).toBe('searching');
    expect(searchState({ ...parts, catalogue: ready })).toMatchObject({
      status: 'results',
      selected: one,
    });
  });
  it('says when nothing matches', () => {
    const found = { internal: [], external: [], complete: true, place: null };
    const parts = {
      found,
      beside: NOTHING_BESIDE,
      selectedId: 1,
      scores,
      samplesHidden: false,
      wider: [],
    };
    expect(searchState({ ...parts, catalogue: ready })).toEqual({ status: 'noMatch', wider: [] });
  });
  it('does not say so before it is known what other names the trade has, nor where these find some', () => {
    const found = { internal: [], external: [], complete: true, place: null };
    const parts = { found, selectedId: 2, scores, samplesHidden: false, wider: [] };
    const trade = { offers: [two], count: 1, names: ['agent de propreté'] };
    expect(searchState({ ...parts, beside: null, catalogue: ready }).status).toBe('searching');
    expect(
      searchState({ ...parts, beside: { trade, letters: [] }, catalogue: ready }),
    ).toMatchObject({ status: 'results', internal: [], selected: two });
  });
  it('waits for the offers that are on their way before it says so', () => {
    const found = { internal: [], external: [], complete: true, place: null };
    const parts = {
      found,
      beside: NOTHING_BESIDE,
      selectedId: null,
      scores,
      samplesHidden: false,
      wider: [],
    };
    const reach = {
      held: 50,
      total: 400,
      loading: true,
      builtAt: '2026-11-20T06:00:00.000Z',
      sources: [],
    };
    const arriving = { status: 'arriving', held: 50, total: 400 };
    const served = { ...ready, catalogue: { ...ready.catalogue, reach } };
    const empty = { ...served, catalogue: { ...EMPTY_CATALOGUE, reach } };
    expect(searchState({ ...parts, catalogue: served })).toEqual(arriving);
    expect(searchState({ ...parts, catalogue: empty })).toEqual(arriving);
    expect(
      searchState({ ...parts, catalogue: served, found: { ...found, internal: [one] } }).status,
    ).toBe('results');
    const all = {
      ...served,
      catalogue: { ...served.catalogue, reach: { ...reach, loading: false } },
    };
    expect(searchState({ ...parts, catalogue: all }).status).toBe('noMatch');
  });
  it('says when there is nothing to match: the examples are hidden, here or in the settings, or none is served', () => {
    const found = { internal: [], external: [], complete: true, place: null };
    const parts = {
      found,
      beside: NOTHING_BESIDE,
      selectedId: null,
      scores,
      samplesHidden: false,
      wider: [],
    };
    const nothing = { ...ready, catalogue: EMPTY_CATALOGUE };
    const lack = (state: Partial<Parameters<typeof searchState>[0]>) =>
      searchState({ ...parts, catalogue: ready, ...state });
    expect(lack({ samplesHidden: true })).toEqual({ status: 'noOffer', lack: 'samplesHidden' });
    expect(lack({ catalogue: { ...nothing, samples: 'hidden' } })).toEqual({
      status: 'noOffer',
      lack: 'samplesHidden',
    });
    expect(lack({ catalogue: { ...nothing, samples: 'none' } })).toEqual({
      status: 'noOffer',
      lack: 'nothing',
    });
  });
});
