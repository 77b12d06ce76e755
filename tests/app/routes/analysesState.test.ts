import { describe, expect, it } from 'vitest';

import { analysesState } from '#/app/routes/analysesState';
import { fail, ok } from '#/domain/shared/result';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const real = anAnalysis('good', { id: 2 });
const other = anAnalysis('moderate', { id: 1 });

const at = (search: string, unreadable = 0) =>
  analysesState(ok([real, other]), unreadable, new URLSearchParams(search));

describe('what Mes Analyses shows', () => {
  it('the history, with what of it could not be read', () => {
    expect(at('', 3)).toEqual({ status: 'list', analyses: [real, other], unreadable: 3 });
  });

  it('the one or two that the address names', () => {
    expect(at('analyse=2')).toEqual({ status: 'detail', analysis: real });
    expect(at('analyse=2&avec=1')).toEqual({ status: 'comparison', left: real, right: other });
    expect(at('analyse=9')).toMatchObject({ status: 'list' });
  });

  it('why there is nothing', () => {
    const nothing = (kept: Parameters<typeof analysesState>[0]) =>
      analysesState(kept, 0, new URLSearchParams()).status;
    expect(nothing(ok(null))).toBe('empty');
    expect(nothing(fail('corrupt'))).toBe('damaged');
    expect(nothing(fail('unavailable'))).toBe('unavailable');
  });
});
