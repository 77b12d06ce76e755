import { describe, expect, it } from 'vitest';

import { cvReducer } from '#/app/cv/cvState';
import type { CvState } from '#/app/cv/cvState';
import { correctCv } from '#/domain/cv/corrections';
import { fail, ok } from '#/domain/shared/result';
import { aReadCv } from '#tests/support/builders/aReadCv';

const none: CvState = { status: 'none' };
const started = (readingId: number, fileName = 'cv.pdf'): CvState =>
  cvReducer(none, { type: 'started', readingId, fileName });

describe('cvReducer', () => {
  it('reads, tells its progress, and holds what was read', () => {
    const reading = started(1);
    expect(reading).toMatchObject({ status: 'reading', fileName: 'cv.pdf' });
    const progress = { step: 'extracting', progress: 0.5 } as const;
    expect(cvReducer(reading, { type: 'progressed', readingId: 1, progress })).toMatchObject({
      progress,
    });
    const cv = aReadCv();
    expect(
      cvReducer(reading, { type: 'finished', readingId: 1, result: ok(cv), corrections: [] }),
    ).toEqual({ status: 'read', fileName: 'cv.pdf', cv, corrections: [] });
  });

  it('keeps the name of a file that cannot be read, and why', () => {
    const result = fail('scanned' as const);
    expect(
      cvReducer(started(1), { type: 'finished', readingId: 1, result, corrections: [] }),
    ).toEqual({ status: 'unreadable', fileName: 'cv.pdf', problem: 'scanned' });
  });

  it('ignores news of a reading that was replaced', () => {
    const second = started(2, 'second.pdf');
    const result = ok(aReadCv());
    expect(cvReducer(second, { type: 'finished', readingId: 1, result, corrections: [] })).toBe(
      second,
    );
    const progress = { step: 'opening', progress: 1 } as const;
    expect(cvReducer(second, { type: 'progressed', readingId: 1, progress })).toBe(second);
  });

  it('ignores the end of a reading after the CV was removed', () => {
    const removed = cvReducer(started(1), { type: 'removed' });
    const result = ok(aReadCv());
    expect(cvReducer(removed, { type: 'finished', readingId: 1, result, corrections: [] })).toEqual(
      none,
    );
  });

  it('holds a corrected CV and its corrections in the order they were made', () => {
    const kept = { target: 'headline', value: 'Comptable' } as const;
    const first = correctCv(aReadCv(), kept);
    const read = cvReducer(started(1), {
      type: 'finished',
      readingId: 1,
      result: ok(first),
      corrections: [kept],
    });
    const correction = { target: 'headline', value: 'Comptable unique' } as const;
    const cv = correctCv(first, correction);
    const state = cvReducer(read, { type: 'corrected', cv, correction });
    expect(state).toMatchObject({
      corrections: [kept, correction],
      cv: { headline: { value: 'Comptable unique', confidence: 'corrected' } },
    });
  });

  it('has nothing to correct where nothing was read', () => {
    const correction = { target: 'headline', value: 'Comptable' } as const;
    expect(cvReducer(none, { type: 'corrected', cv: aReadCv(), correction })).toBe(none);
  });
});
