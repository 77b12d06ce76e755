import { describe, expect, test } from 'vitest';

import { reviewReducer } from '#/usecases/review/reviewSession';
import type { ReviewRun } from '#/usecases/review/reviewSession';
import { aReview } from '#tests/support/builders/aReview';

const idle: ReviewRun = { status: 'idle' };
const running = reviewReducer(idle, { type: 'launched' });
const finished = { type: 'finished', review: aReview(), change: null } as const;

describe('a review', () => {
  test('starts at its first step and walks through the others', () => {
    expect(running).toEqual({ status: 'analysing', step: 'layout' });
    expect(reviewReducer(running, { type: 'stepped', step: 'offers' })).toMatchObject({
      step: 'offers',
    });
  });

  test.each([
    [finished, 'complete'],
    [{ type: 'sampled' } as const, 'sample'],
    [{ type: 'broke' } as const, 'failed'],
  ])('ends by %o', (action, status) => {
    expect(reviewReducer(running, action).status).toBe(status);
  });

  test('ignores the news of a run that was given up', () => {
    expect(reviewReducer(idle, finished)).toBe(idle);
  });

  test('can be launched again, and left', () => {
    const complete = reviewReducer(running, finished);
    expect(reviewReducer(complete, { type: 'launched' }).status).toBe('analysing');
    expect(reviewReducer(complete, { type: 'left' })).toEqual(idle);
  });

  test('forgets what stood before', () => {
    const before = { score: 50, fileName: 'cv.pdf', date: '2026-11-20T10:00:00.000Z' };
    const change = { before, difference: 10, solved: [], appeared: [] };
    const complete = reviewReducer(running, { ...finished, change });
    expect(reviewReducer(complete, { type: 'forgotten' })).toMatchObject({ change: null });
    expect(reviewReducer(idle, { type: 'forgotten' })).toBe(idle);
  });
});
