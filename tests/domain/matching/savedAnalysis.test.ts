import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { bandOf } from '#/domain/matching/report';
import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import { savedAnalysisSchema, toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import { aReport } from '#tests/support/builders/aReport';

const identity = { id: 1_795_000_000_000, date: '2026-11-21T10:00:00.000Z', offerTitle: 'Soudeur' };

describe('toSavedAnalysis', () => {
  test('keeps the fields of the specification in plain types', () => {
    const saved = toSavedAnalysis(aReport(), identity);
    expect(saved).toMatchObject({
      id: identity.id,
      date: identity.date,
      score: 75,
      summaryColor: 'sky',
      matching: ['Comptabilité fournisseurs', 'Excel'],
      missing: ['Sage 100'],
      sample: false,
    });
    expect(saved.advice).toHaveLength(2);
  });

  test('comes back the same from storage', () => {
    const saved = toSavedAnalysis(aReport(), identity);
    expect(v.parse(savedAnalysisSchema, JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });
});

describe('savedAnalysisSchema', () => {
  const plain = {
    id: 1,
    date: '2026-11-21',
    score: 90,
    summary: 'Excellente adéquation',
    summaryColor: 'text-green-600',
    matching: ['a'],
    missing: [],
    advice: ['b'],
  };

  test('accepts the plain fields alone, marked as a sample', () => {
    expect(v.parse(savedAnalysisSchema, plain)).toMatchObject({
      report: null,
      offerTitle: null,
      sample: true,
      summaryColor: 'green',
    });
  });

  test('drops an explanation that does not sum to the score, and keeps the analysis', () => {
    const saved = toSavedAnalysis(aReport(), identity);
    const tampered = { ...saved, report: { ...aReport(), score: 99 } };
    expect(v.parse(savedAnalysisSchema, tampered)).toMatchObject({ report: null, score: 75 });
  });

  test.each([{ ...plain, score: 'high' }, { ...plain, matching: 'a' }, null])(
    'refuses what is not an analysis',
    (damaged) => {
      expect(v.safeParse(savedAnalysisSchema, damaged).success).toBe(false);
    },
  );
});

describe('sampleAnalysis', () => {
  const scores = Array.from(
    { length: 360 },
    (_, index) => sampleAnalysis(() => index / 360, identity).score,
  );

  test('draws every whole score from 60 to 95 and no other', () => {
    expect(new Set(scores)).toEqual(new Set(Array.from({ length: 36 }, (_, index) => 60 + index)));
  });

  test('is always marked, and explains nothing', () => {
    expect(sampleAnalysis(() => 0.5, identity)).toMatchObject({ sample: true, report: null });
  });

  test('an excellent one has five matching skills and one missing', () => {
    const excellent = sampleAnalysis(() => 0.999, identity);
    expect(bandOf(excellent.score)).toBe('excellent');
    expect([excellent.matching.length, excellent.missing.length]).toEqual([5, 1]);
    expect(excellent.summaryColor).toBe('green');
  });

  test.each([
    [0, 'moderate', 'amber'],
    [0.5, 'good', 'sky'],
  ] as const)('a draw of %d is %s', (draw, band, color) => {
    const sample = sampleAnalysis(() => draw, identity);
    expect(bandOf(sample.score)).toBe(band);
    expect(sample.summaryColor).toBe(color);
  });
});

describe('a stored date', () => {
  const stored = {
    id: 1_795_000_000_000,
    score: 80,
    summary: 'Bonne correspondance',
    summaryColor: 'sky',
    matching: [],
    missing: [],
    advice: [],
  };

  test.each(['2026-11-8T14:00:00.000Z', 'hier', ''])('%j gives way to the identifier', (date) => {
    const read = v.parse(savedAnalysisSchema, { ...stored, date });
    expect(read.date).toBe(new Date(stored.id).toISOString());
  });

  test('an identifier that is no instant is refused', () => {
    expect(v.is(savedAnalysisSchema, { ...stored, id: 1e17, date: '2026-11-21' })).toBe(false);
  });
});
