import { describe, expect, it } from 'vitest';

import { searchState, selectedAmong } from '#/app/search/searchState';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const one = anInternalOffer({ id: 1 });
const two = anInternalOffer({ id: 2 });
const ready = { status: 'ready', catalogue: EMPTY_CATALOGUE } as const;
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
    const found = { internal: [one], external: [], complete: true };
    const parts = { found, selectedId: null, scores };
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
    const found = { internal: [], external: [], complete: true };
    expect(searchState({ catalogue: ready, found, selectedId: 1, scores }).status).toBe('noMatch');
  });
});
