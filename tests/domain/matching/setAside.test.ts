import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import type { MatchReport } from '#/domain/matching/report';
import { reportSchema } from '#/domain/matching/reportSchema';
import { requirementKey } from '#/domain/matching/requirementKey';
import { cases, reportOf } from '#tests/domain/matching/cases';
import type { CvFacts } from '#tests/domain/matching/makeCv';
import { makeCv } from '#tests/domain/matching/makeCv';
import { makeOffer } from '#tests/domain/matching/makeOffer';
import type { OfferFacts } from '#tests/domain/matching/makeOffer';
import { testLexicon } from '#tests/domain/matching/testLexicon';

const without = (cv: CvFacts, facts: OfferFacts, notAsked: readonly string[]) => {
  const { offer, requirements } = makeOffer(facts);
  return compareCvWithOffer(makeCv(cv), { ...offer, notAsked }, requirements, testLexicon);
};

const sumOf = ({ rows, cap }: MatchReport): number =>
  rows.reduce((total, { tenths }) => total + tenths, cap?.tenths ?? 0);

describe('what the offer is said not to ask for', () => {
  test('counts for nothing, is told with the score it would make, and never makes a missing row cost points', () => {
    let seen = 0;
    for (const { cv, offer, seed } of cases()) {
      const read = reportOf(cv, offer);
      const missing = read.rows.find(({ answer }) => answer === 'missing');
      if (missing === undefined) continue;
      const key = requirementKey(missing);
      const report = without(cv, offer, [key]);
      if (!report.ok) continue;
      seen += 1;
      const { rows, score, setAside } = report.value;
      expect(rows.map(requirementKey), `seed ${seed}`).not.toContain(key);
      expect(sumOf(report.value)).toBe(score * 10);
      expect(score).toBeGreaterThanOrEqual(read.score);
      expect(setAside?.score).toBe(read.score);
      expect(setAside?.rows.map(requirementKey)).toEqual([key]);
      expect(v.parse(reportSchema, JSON.parse(JSON.stringify(report.value)))).toEqual(report.value);
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('a requirement that no row makes changes nothing', () => {
    for (const { cv, offer } of cases().slice(0, 20)) {
      const report = without(cv, offer, ['skills nothing of the kind']);
      expect(report).toEqual({ ok: true, value: reportOf(cv, offer) });
    }
  });

  test('with fewer than three requirements left there is no score', () => {
    const [first] = cases();
    if (first === undefined) throw new Error('no case');
    const all = reportOf(first.cv, first.offer).rows.map(requirementKey);
    expect(without(first.cv, first.offer, all)).toEqual({ ok: false, problem: 'tooLittle' });
  });
});
