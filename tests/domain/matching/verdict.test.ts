import { describe, expect, test } from 'vitest';

import { bandOf, type LedgerRow, type TradeStanding } from '#/domain/matching/report';
import { VERDICT_LABELS } from '#/domain/matching/reportWords.fr';
import { summaryColorOf } from '#/domain/matching/savedAnalysis';
import { summarise } from '#/domain/matching/summary.fr';
import { MATCH_VERDICTS, verdictOf } from '#/domain/matching/verdict';
import { baseReportOf, cases } from '#tests/domain/matching/cases';
import { aReportOfBand } from '#tests/support/builders/anAnalysis';

const SCORES = Array.from({ length: 101 }, (_, score) => score);

const rowsWithTrade = (trade: TradeStanding): readonly LedgerRow[] =>
  aReportOfBand('good').rows.map((row) => (row.axis === 'occupation' ? { ...row, trade } : row));

describe('the verdict on a score', () => {
  test.each([
    [100, 'excellent'],
    [86, 'excellent'],
    [85, 'good'],
    [71, 'good'],
    [70, 'moderate'],
    [50, 'moderate'],
    [49, 'weak'],
    [4, 'weak'],
    [0, 'weak'],
  ] as const)('at %i, without its rows, is %s', (score, verdict) => {
    expect(verdictOf({ score, report: null })).toBe(verdict);
  });

  test('says that the trade is too far only where it surely is', () => {
    for (const score of SCORES) {
      expect(verdictOf({ score, report: { rows: rowsWithTrade('far') } }) === 'otherTrade').toBe(
        score <= 30,
      );
      for (const trade of ['same', 'near', 'unknown'] as const)
        expect(verdictOf({ score, report: { rows: rowsWithTrade(trade) } })).toBe(
          verdictOf({ score, report: null }),
        );
    }
  });

  test('keeps the bands and the colours of the specification', () => {
    for (const score of SCORES)
      for (const report of [null, { rows: rowsWithTrade('far') }]) {
        const verdict = verdictOf({ score, report });
        const band = verdict === 'excellent' || verdict === 'good' ? verdict : 'moderate';
        expect(bandOf(score)).toBe(band);
        expect(summaryColorOf(score)).toBe(
          { excellent: 'green', good: 'sky', moderate: 'amber' }[band],
        );
      }
  });

  test('has a name and an opening sentence of its own', () => {
    const openings = MATCH_VERDICTS.map((verdict) =>
      summarise({
        verdict,
        asked: 0,
        held: 0,
        elsewhere: 0,
        toConfirm: 0,
        blocking: [],
        missing: [],
        trade: null,
      }),
    );
    expect(new Set(openings).size).toBe(MATCH_VERDICTS.length);
    expect(new Set(Object.values(VERDICT_LABELS)).size).toBe(MATCH_VERDICTS.length);
  });

  test('opens the summary of every comparison, and never calls partly what is far', () => {
    const told = cases().map((made) => {
      const report = baseReportOf(made);
      const verdict = verdictOf({ score: report.score, report });
      const facts = {
        verdict,
        asked: 0,
        held: 0,
        elsewhere: 0,
        toConfirm: 0,
        blocking: [],
        missing: [],
        trade: null,
      };
      return { report, verdict, opening: summarise(facts) };
    });
    for (const { report, opening } of told) expect(report.summary.startsWith(opening)).toBe(true);
    const far = told.filter(({ report }) => report.score < 50);
    expect(far.length).toBeGreaterThan(20);
    for (const { report, verdict } of far)
      expect(`${VERDICT_LABELS[verdict]} ${report.summary}`).not.toMatch(
        /partielle|qu’en partie|bonne part/u,
      );
  });
});
