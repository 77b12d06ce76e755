import { describe, expect, it } from 'vitest';

import { analysesState } from '#/app/routes/analyses/analysesState';
import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { fail, ok } from '#/domain/shared/result';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const real = anAnalysis('good', { id: 2 });
const other = anAnalysis('moderate', { id: 1 });

const at = (search: string, unreadable = 0) =>
  analysesState(ok([real, other]), unreadable, true, new URLSearchParams(search));

describe('what Mes Analyses shows', () => {
  it('the history, with what of it could not be read', () => {
    expect(at('', 3)).toEqual({
      status: 'list',
      analyses: [real, other],
      unreadable: 3,
      samplesHidden: 0,
    });
  });

  it('the one or two that the address names', () => {
    expect(at('analyse=2')).toEqual({ status: 'detail', analysis: real });
    expect(at('analyse=2&avec=1')).toEqual({ status: 'comparison', left: real, right: other });
    expect(at('analyse=9')).toMatchObject({ status: 'list' });
  });

  it('no simulated result where examples are hidden, and says how many', () => {
    const simulated = sampleAnalysis(() => 0.3, { id: 7, date: real.date });
    const shown = (stored: readonly SavedAnalysis[], search = '') =>
      analysesState(ok(stored), 0, false, new URLSearchParams(search));
    expect(shown([simulated, real])).toMatchObject({ analyses: [real], samplesHidden: 1 });
    expect(shown([simulated])).toEqual({ status: 'empty', samplesHidden: 1 });
    expect(shown([simulated, real], 'analyse=7')).toMatchObject({ status: 'list' });
  });

  it('why there is nothing', () => {
    const nothing = (stored: Parameters<typeof analysesState>[0]) =>
      analysesState(stored, 0, true, new URLSearchParams()).status;
    expect(nothing(ok(null))).toBe('empty');
    expect(nothing(fail('corrupt'))).toBe('damaged');
    expect(nothing(fail('unavailable'))).toBe('unavailable');
  });
});
