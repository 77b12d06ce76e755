import { describe, expect, it } from 'vitest';

import { correctCv } from '#/domain/cv/corrections';
import { fail, ok } from '#/domain/shared/result';
import { cvReducer } from '#/usecases/cv/cvState';
import type { CvAction, CvState } from '#/usecases/cv/cvState';
import { aHeldCv } from '#tests/support/builders/aHeldCv';
import { aReadCv } from '#tests/support/builders/aReadCv';

const none: CvState = { status: 'none' };
const started = (readingId: number, fileName = 'cv.pdf'): CvState =>
  cvReducer(none, { type: 'started', readingId, fileName });

const finished = (readingId: number, cv = aReadCv()): CvAction => ({
  type: 'finished',
  readingId,
  result: ok({ asRead: cv, cv }),
  corrections: [],
});

describe('cvReducer', () => {
  it('reads, tells its progress, and holds what was read', () => {
    const reading = started(1);
    expect(reading).toMatchObject({ status: 'reading', fileName: 'cv.pdf' });
    const progress = { step: 'extracting', progress: 0.5 } as const;
    expect(cvReducer(reading, { type: 'progressed', readingId: 1, progress })).toMatchObject({
      progress,
    });
    const cv = aReadCv();
    expect(cvReducer(reading, finished(1, cv))).toEqual(aHeldCv({ cv }));
  });

  it('keeps the name of a file that cannot be read, and why', () => {
    const result = fail('scanned' as const);
    expect(
      cvReducer(started(1), { type: 'finished', readingId: 1, result, corrections: [] }),
    ).toEqual({ status: 'unreadable', fileName: 'cv.pdf', problem: 'scanned' });
  });

  it('ignores news of a reading that was replaced', () => {
    const second = started(2, 'second.pdf');
    expect(cvReducer(second, finished(1))).toBe(second);
    const progress = { step: 'opening', progress: 1 } as const;
    expect(cvReducer(second, { type: 'progressed', readingId: 1, progress })).toBe(second);
  });

  it('ignores the end of a reading after the CV was removed', () => {
    const removed = cvReducer(started(1), { type: 'removed' });
    expect(cvReducer(removed, finished(1))).toEqual(none);
  });

  it('holds a corrected CV and its corrections in the order they were made', () => {
    const kept = { target: 'headline', value: 'Comptable' } as const;
    const asRead = aReadCv();
    const first = correctCv(asRead, kept);
    const read = cvReducer(started(1), {
      type: 'finished',
      readingId: 1,
      result: ok({ asRead, cv: first }),
      corrections: [kept],
    });
    const correction = { target: 'headline', value: 'Comptable unique' } as const;
    const cv = correctCv(first, correction);
    const state = cvReducer(read, { type: 'corrected', cv, corrections: [kept, correction] });
    expect(state).toMatchObject({
      corrections: [kept, correction],
      asRead,
      cv: { headline: { value: 'Comptable unique', confidence: 'corrected' } },
    });
  });

  it('has nothing to correct where nothing was read', () => {
    const corrections = [{ target: 'headline', value: 'Comptable' }] as const;
    expect(cvReducer(none, { type: 'corrected', cv: aReadCv(), corrections })).toBe(none);
  });

  const good = aHeldCv({ fileName: 'good.pdf' });
  const overGood = cvReducer(good, { type: 'started', readingId: 7, fileName: 'bad.pdf' });
  const damaged = {
    type: 'finished',
    readingId: 7,
    result: fail('damaged' as const),
    corrections: [],
  } as const;

  it('keeps the good CV where the file given in its place cannot be read, and tells of it once', () => {
    const refused = cvReducer(overGood, damaged);
    expect(refused).toEqual({ ...good, refused: { fileName: 'bad.pdf', problem: 'damaged' } });
    expect(cvReducer(refused, { type: 'refusalSeen' })).toEqual(good);
  });

  it('keeps the good CV through one bad file after another', () => {
    const second = cvReducer(overGood, { type: 'started', readingId: 8, fileName: 'worse.pdf' });
    expect(cvReducer(second, { ...damaged, readingId: 8 })).toMatchObject({
      fileName: 'good.pdf',
      refused: { fileName: 'worse.pdf' },
    });
    const third = cvReducer(cvReducer(overGood, damaged), {
      type: 'started',
      readingId: 9,
      fileName: 'better.pdf',
    });
    expect(third).toMatchObject({ before: { fileName: 'good.pdf', refused: null } });
  });

  it('brings the CV before back where a reading is given up, and nothing where there was none', () => {
    expect(cvReducer(overGood, { type: 'givenUp' })).toEqual(good);
    expect(cvReducer(started(1), { type: 'givenUp' })).toEqual(none);
    expect(cvReducer(good, { type: 'givenUp' })).toBe(good);
  });
});
