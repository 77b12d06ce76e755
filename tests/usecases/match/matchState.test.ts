import { describe, expect, it } from 'vitest';

import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import { matchState } from '#/usecases/match/matchSession';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const date = '2026-11-21T10:00:00.000Z';
const simulated = {
  status: 'complete',
  analysis: sampleAnalysis(() => 0.3, { id: 1, date }),
} as const;
const real = { status: 'complete', analysis: anAnalysis('good') } as const;
const underWay = { status: 'analysing', step: 'cv' } as const;

describe('what the screen shows of a comparison', () => {
  it('all of it while examples are shown', () => {
    expect(matchState(simulated, 'failed', true)).toBe(simulated);
    expect(matchState(underWay, 'failed', true)).toBe(underWay);
  });

  it('no simulation, done or under way, once they are hidden', () => {
    expect(matchState(simulated, 'unusable', false)).toEqual({ status: 'ready' });
    expect(matchState(underWay, 'unusable', false)).toEqual({ status: 'ready' });
  });

  it('real ones all the same', () => {
    expect(matchState(real, 'done', false)).toBe(real);
    expect(matchState(underWay, 'done', false)).toBe(underWay);
  });
});
