import { describe, expect, test } from 'vitest';

import { CRITERION_WEIGHTS, REVIEW_CRITERIA } from '#/domain/review/review';
import { raysOf } from '#/pages/CvAnalysisPage/parts/rays';

const criteria = (share: number) =>
  REVIEW_CRITERIA.map((criterion) => ({
    criterion,
    points: CRITERION_WEIGHTS[criterion] * share,
    possible: CRITERION_WEIGHTS[criterion],
    text: '',
  }));

describe('the rays of the score', () => {
  test('one per criterion, full where every point is there', () => {
    const rays = raysOf(criteria(1));
    expect(rays.map(({ criterion }) => criterion)).toEqual(REVIEW_CRITERIA);
    for (const { whole, filled } of rays) expect(filled).toBe(whole);
  });

  test('nothing is drawn for no point, and part of the ray for some', () => {
    for (const { filled } of raysOf(criteria(0))) expect(filled).toBe('');
    for (const { whole, filled } of raysOf(criteria(0.5))) {
      expect(filled).not.toBe('');
      expect(filled).not.toBe(whole);
    }
  });

  test('they stand over the horizon, from one end to the other', () => {
    const ys = raysOf(criteria(1)).flatMap(({ whole }) =>
      [...whole.matchAll(/[ML]([\d.]+) ([\d.]+)/gu)].map((match) => Number(match[2])),
    );
    expect(Math.max(...ys)).toBeLessThanOrEqual(118);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(6);
  });
});
