import { describe, expect, test } from 'vitest';

import { cvAnalysisState } from '#/app/routes/cvAnalysis/cvAnalysisState';
import { digestOf, keysOf } from '#/domain/review/cvReviewRecord';
import type { ReviewSnapshot } from '#/usecases/review/reviewSession';
import { aHeldCv } from '#tests/support/builders/aHeldCv';
import { aReview } from '#tests/support/builders/aReview';

const cv = aHeldCv();
const idle: ReviewSnapshot = { run: { status: 'idle' }, cv: null };
const review = aReview();
const keptOf = (person: string | null) => ({
  latest: digestOf(review, {
    ...keysOf(cv.cv),
    fileName: 'ancien.pdf',
    date: '2026-11-20T10:00:00.000Z',
    person,
  }),
  previous: null,
});

describe('the screen of the analysis', () => {
  test('asks for a CV where there is none', () => {
    expect(cvAnalysisState({ status: 'none' }, idle, null, true)).toEqual({ status: 'noCv' });
  });

  test('is ready, with the last review of the same person', () => {
    const own = keptOf(keysOf(cv.cv).person);
    expect(cvAnalysisState(cv, idle, own, true)).toMatchObject({
      status: 'ready',
      reading: 'done',
      last: { fileName: 'ancien.pdf', score: review.score },
    });
    expect(cvAnalysisState(cv, idle, keptOf('another'), true)).toMatchObject({ last: null });
  });

  test('shows a review of this CV, and none of another', () => {
    const done: ReviewSnapshot = { run: { status: 'complete', review, change: null }, cv };
    expect(cvAnalysisState(cv, done, null, true)).toMatchObject({ status: 'complete', review });
    expect(cvAnalysisState({ ...cv }, done, null, true).status).toBe('ready');
  });

  test.each([
    [{ status: 'analysing', run: 1, step: 'lines' } as const, 'analysing'],
    [{ status: 'sample' } as const, 'sample'],
    [{ status: 'failed' } as const, 'failed'],
  ])('follows the run: %o', (run, status) => {
    expect(cvAnalysisState(cv, { run, cv }, null, true).status).toBe(status);
  });

  describe('with the examples hidden', () => {
    const scan = { status: 'unreadable', fileName: 'scan.pdf', problem: 'scanned' } as const;

    test.each([
      { status: 'idle' } as const,
      { status: 'analysing', run: 1, step: 'lines' } as const,
      { status: 'sample' } as const,
    ])('a CV that cannot be read gets no example: %o', (run) => {
      expect(cvAnalysisState(scan, { run, cv: scan }, null, false)).toMatchObject({
        status: 'ready',
        reading: 'unusable',
      });
    });

    test('keywords that examples alone ask for go', () => {
      const keywords = { ...review.keywords, offers: 3, sample: true };
      const run = { status: 'complete', review: { ...review, keywords }, change: null } as const;
      const shown = (showSamples: boolean) => cvAnalysisState(cv, { run, cv }, null, showSamples);
      expect(shown(true)).toMatchObject({ review: { keywords } });
      expect(shown(false)).toMatchObject({
        review: { keywords: { keywords: [], offers: 0, sample: false } },
      });
    });
  });
});
