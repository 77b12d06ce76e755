import { describe, expect, test, vi } from 'vitest';

import type { LedgerRow, MatchReport } from '#/domain/matching/report';
import { suggestKeywords } from '#/domain/review/keywords';
import type { ReviewOffer } from '#/domain/review/keywords';
import { fail, ok } from '#/domain/shared/result';
import { aCv } from '#tests/support/builders/aCv';
import { anOffer } from '#tests/support/builders/anOffer';
import { aReport } from '#tests/support/builders/aReport';

const skill = (label: string, answer: LedgerRow['answer'] = 'missing'): LedgerRow => ({
  id: label,
  axis: 'skills',
  label,
  demand: 'required',
  blocking: false,
  offerQuote: label,
  evidence: [],
  credit: answer === 'missing' ? 0 : 1,
  answer,
  tenths: 0,
  possibleTenths: 100,
});

const trade = (credit: number): LedgerRow => ({
  ...skill('Comptable', 'held'),
  id: 'occupation',
  axis: 'occupation',
  credit,
});

const offer = (title: string, sample = true): ReviewOffer => ({
  offer: anOffer({ title }),
  sample,
});

/** Answers by the title of the offer. */
const compareBy =
  (reports: Readonly<Record<string, MatchReport>>) =>
  (_cv: unknown, { title = '' }: { readonly title?: string }) => {
    const report = reports[title];
    return report === undefined ? fail('tooLittle' as const) : ok(report);
  };

const report = (nearness: number, ...rows: readonly LedgerRow[]): MatchReport =>
  aReport({ rows: [trade(nearness), ...rows] });

describe('suggested keywords', () => {
  test('counts what offers of the trade ask and the CV lacks, the most asked first', () => {
    const { keywords, offers } = suggestKeywords(
      aCv(),
      ['one', 'two', 'three'].map((title) => offer(title)),
      compareBy({
        one: report(1, skill('Sage'), skill('Excel', 'held')),
        two: report(0.8, skill('Paie'), skill('sage')),
        three: report(0.9, skill('Sage')),
      }),
    );
    expect(offers).toBe(3);
    expect(keywords.map(({ label, offers: asked }) => [label, asked])).toEqual([
      ['Sage', 3],
      ['Paie', 1],
    ]);
  });

  test('leaves out offers of other trades and offers that say too little', () => {
    const found = suggestKeywords(
      aCv(),
      [offer('far'), offer('empty')],
      compareBy({ far: report(0.1, skill('Soudure')) }),
    );
    expect(found).toEqual({ keywords: [], offers: 0, sample: false });
  });

  test('is a sample only where every offer is one', () => {
    const compare = compareBy({ one: report(1, skill('Sage')), two: report(1, skill('Sage')) });
    expect(suggestKeywords(aCv(), [offer('one'), offer('two')], compare).sample).toBe(true);
    expect(suggestKeywords(aCv(), [offer('one'), offer('two', false)], compare).sample).toBe(false);
  });

  test('of a thousand offers only the likely ones are compared', () => {
    const compare = vi.fn<ReturnType<typeof compareBy>>(
      compareBy({ 'Comptable fournisseurs': report(1, skill('Sage')) }),
    );
    const offers = Array.from({ length: 1000 }, (_, index) =>
      offer(index === 900 ? 'Comptable fournisseurs' : `Soudeur ${index}`),
    );
    expect(suggestKeywords(aCv(), offers, compare).offers).toBe(1);
    expect(compare.mock.calls.length).toBeLessThan(100);
  });
});
