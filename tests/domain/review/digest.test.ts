import { describe, expect, test } from 'vitest';

import {
  cvReviewRecord,
  changeOf,
  digestOf,
  keysOf,
  withReview,
} from '#/domain/review/cvReviewRecord';
import type { ReviewDigest } from '#/domain/review/cvReviewRecord';
import type { CvReview } from '#/domain/review/review';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import { aCv, aRead } from '#tests/support/builders/aCv';
import { aPoorReview, aReview } from '#tests/support/builders/aReview';

const digest = (review: CvReview, cv: string, person: string | null = 'one'): ReviewDigest =>
  digestOf(review, { fileName: `${cv}.pdf`, date: '2026-11-21T10:00:00.000Z', cv, person });

describe('the kept review', () => {
  test('is small, and holds nothing to reach or identify a person by', () => {
    const text = JSON.stringify(digest(aPoorReview(), 'poor'));
    expect(text.length).toBeLessThan(6000);
    expect(text).not.toContain('@');
    expect(text).not.toContain('célibataire');
    expect(text).not.toContain('Kevin');
  });

  test('passes through its record unchanged', () => {
    const kept = withReview(null, digest(aPoorReview(), 'poor'));
    const text = encodeRecord(cvReviewRecord, kept, '2026-11-21T10:00:00.000Z');
    expect(decodeRecord(cvReviewRecord, text)).toEqual({ ok: true, value: kept });
  });

  test('another CV pushes it back, the same one takes its place', () => {
    const first = withReview(null, digest(aPoorReview(), 'first'));
    const again = withReview(first, digest(aPoorReview(), 'first'));
    expect(again.previous).toBeNull();
    const second = withReview(again, digest(aReview(), 'second'));
    expect(second.previous?.cv).toBe('first');
    expect(withReview(second, digest(aReview(), 'second')).previous?.cv).toBe('first');
  });
});

describe('a shared computer', () => {
  test('somebody else’s CV is not compared with the one before', () => {
    const kept = withReview(
      withReview(null, digest(aPoorReview(), 'hers', 'awa')),
      digest(aReview(), 'his', 'karim'),
    );
    expect(kept.previous).toBeNull();
  });

  test('the key tells names apart, whatever their case, and is silent without a name', () => {
    const named = (firstName: string) => ({
      ...aCv(),
      person: { ...aCv().person, firstName: aRead(firstName) },
    });
    expect(keysOf(named('CAMILLE')).person).toBe(keysOf(named('Camille')).person);
    expect(keysOf(named('Camille')).person).not.toBe(keysOf(named('Nora')).person);
    const nobody = { ...aCv().person, firstName: null, lastName: null };
    expect(keysOf({ ...aCv(), person: nobody }).person).toBeNull();
  });
});

describe('before and after', () => {
  const change = (before: CvReview, now: CvReview) =>
    changeOf(withReview(withReview(null, digest(before, 'before')), digest(now, 'now')));

  test('there is none for a first CV', () => {
    expect(changeOf(withReview(null, digest(aReview(), 'first')))).toBeNull();
  });

  test('tells the points, what was solved and what came', () => {
    const poor = aPoorReview();
    const good = aReview();
    const found = change(poor, good);
    expect(found?.difference).toBe(good.score - poor.score);
    const kinds = found?.solved.map(({ check }) => check);
    expect(kinds).toContain('vague');
    expect(kinds).toContain('spelling');
    const back = change(good, poor);
    expect(back?.difference).toBe(poor.score - good.score);
    expect(back?.appeared.map(({ id }) => id)).toEqual(found?.solved.map(({ id }) => id));
  });

  test('a remark on the same line is neither solved nor new', () => {
    const poor = aPoorReview();
    const found = change(poor, poor);
    expect(found).toMatchObject({ difference: 0, solved: [], appeared: [] });
  });

  test('scores by other rules are not compared', () => {
    expect(change(aPoorReview({ model: '0' }), aReview())?.difference).toBeNull();
  });
});
