import { describe, expect, test } from 'vitest';

import { CHECK_CRITERIA, CRITERION_WEIGHTS, REVIEW_CRITERIA } from '#/domain/review/review';
import { reviewOf } from '#tests/domain/review/lines';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { POOR_CV_TEXT } from '#tests/support/builders/aReview';
import { reviewCv } from '#tests/support/reviewCv';

const poor = () => reviewCv(aReadCv({ columns: 2, tables: true }, POOR_CV_TEXT));

describe('the score', () => {
  test('weights sum to a hundred', () => {
    const sum = Object.values(CRITERION_WEIGHTS).reduce((total, weight) => total + weight, 0);
    expect(sum).toBe(100);
  });

  test.each([
    ['a good CV', () => reviewOf()],
    ['a poor CV', poor],
  ])('rows of %s sum to it, and none leaves its bounds', (_name, make) => {
    const { score, criteria } = make();
    expect(criteria.map(({ criterion }) => criterion)).toEqual(REVIEW_CRITERIA);
    expect(criteria.reduce((total, { points }) => total + points, 0)).toBe(score);
    for (const { points, possible } of criteria) {
      expect(Number.isInteger(points)).toBe(true);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(possible);
    }
  });

  test('a CV with nothing to say about it is full, a poor one far from it', () => {
    const good = reviewOf();
    expect(good.remarks).toEqual([]);
    expect(good.score).toBe(100);
    expect(poor().score).toBeLessThan(60);
  });

  test('neutral notes cost nothing', () => {
    const review = reviewOf({
      head: 'Lina Ferrand\nAssistante commerciale\n59000 Lille\n06 39 98 22 31 · lina.ferrand@example.org\n31 ans, mariée, deux enfants',
    });
    expect(review.remarks.map(({ check }) => check)).toEqual(['personalData']);
    expect(review.score).toBe(100);
  });

  test('a criterion with a remark that counts is never full', () => {
    const review = poor();
    for (const { check } of review.remarks) {
      const criterion = CHECK_CRITERIA[check];
      const full = review.criteria.filter(({ points, possible }) => points === possible);
      expect(full.map((row) => row.criterion)).not.toContain(criterion);
    }
  });
});

describe('remarks', () => {
  test('each says why, and shows a better form of each line', () => {
    const { remarks } = poor();
    expect(remarks.length).toBeGreaterThan(8);
    for (const { title, why, items } of remarks) {
      expect(title).not.toBe('');
      expect(why.length).toBeGreaterThan(30);
      expect(items.length).toBeGreaterThan(0);
      for (const { better } of items) expect(better.length).toBeGreaterThan(10);
    }
  });

  test('quotes are words of the CV', () => {
    const spaced = POOR_CV_TEXT.replaceAll(/\s+/gu, ' ');
    const quotes = poor().remarks.flatMap(({ items }) => items.flatMap(({ quote }) => quote ?? []));
    expect(quotes.length).toBeGreaterThan(8);
    for (const quote of quotes) expect(spaced).toContain(quote.replaceAll(/\s+/gu, ' '));
  });

  test('the most useful come first, neutral notes last', () => {
    const { remarks } = poor();
    const counted = remarks.filter(({ check }) => CHECK_CRITERIA[check] !== null);
    expect(remarks.slice(0, counted.length)).toEqual(counted);
    const gains = counted.map(({ gain }) => gain);
    expect(gains).toEqual([...gains].sort((one, other) => other - one));
  });

  test('nothing threatens with software that rejects', () => {
    expect(JSON.stringify(poor())).not.toMatch(/\bATS\b|rejet|élimin|disqualif/iu);
  });

  test('the same CV gives the same review', () => {
    expect(poor()).toEqual(poor());
  });
});

describe('strengths', () => {
  test('quote the line that shows them', () => {
    const { strengths } = reviewOf();
    const results = strengths.find(({ criterion }) => criterion === 'results');
    expect(results?.quote).toBe('Saisie de 40 commandes par jour sur Sage');
    expect(strengths.find(({ quote }) => quote === 'Assistante commerciale')).toBeDefined();
  });

  test('never praise what a remark takes back', () => {
    const { strengths, remarks } = poor();
    const criticised = new Set(remarks.map(({ check }) => CHECK_CRITERIA[check]));
    const praised = strengths
      .filter(({ criterion, quote }) => quote === null && criterion !== 'structure')
      .map(({ criterion }) => criterion);
    expect(praised.filter((criterion) => criticised.has(criterion))).toEqual([]);
    expect(reviewOf().strengths.length).toBeGreaterThan(strengths.length);
  });
});
