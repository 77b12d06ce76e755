import { describe, expect, test, vi } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import type { LedgerRow, MatchReport } from '#/domain/matching/report';
import { namesSkill, suggestKeywords } from '#/domain/review/keywords';
import type { ReviewOffer } from '#/domain/review/keywords';
import type { SuggestedKeywords } from '#/domain/review/review';
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
  tenths: 600,
});

const offer = (title: string, sample = false): ReviewOffer => ({
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

const search = (
  offers: readonly ReviewOffer[],
  compare: ReturnType<typeof compareBy>,
): SuggestedKeywords =>
  suggestKeywords({ cv: aCv(), offers, compare, isSkill: (label) => label !== 'ponctuel' });

describe('suggested keywords', () => {
  test('counts what offers of the trade ask and the CV lacks, the most asked first', () => {
    const { keywords, offers } = search(
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

  test('what one sample alone asks for is no keyword', () => {
    const reports = compareBy({
      one: report(1, skill('Billetterie'), skill('Sage')),
      two: report(1, skill('Sage')),
    });
    const { keywords } = search([offer('one', true), offer('two', true)], reports);
    expect(keywords.map(({ label }) => label)).toEqual(['Sage']);
  });

  test('leaves out offers of other trades and offers that say too little', () => {
    const found = search(
      [offer('far'), offer('empty')],
      compareBy({ far: report(0.1, skill('Soudure')) }),
    );
    expect(found).toEqual({ keywords: [], offers: 0, sample: false });
  });

  test('is a sample only where every offer is one', () => {
    const compare = compareBy({ one: report(1, skill('Sage')), two: report(1, skill('Sage')) });
    expect(search([offer('one', true), offer('two', true)], compare).sample).toBe(true);
    expect(search([offer('one', true), offer('two', false)], compare).sample).toBe(false);
  });

  test('of a thousand offers only the likely ones are compared', () => {
    const compare = vi.fn<ReturnType<typeof compareBy>>(
      compareBy({ 'Comptable fournisseurs': report(1, skill('Sage')) }),
    );
    const offers = Array.from({ length: 1000 }, (_, index) =>
      offer(index === 900 ? 'Comptable fournisseurs' : `Soudeur ${index}`),
    );
    expect(search(offers, compare).offers).toBe(1);
    expect(compare.mock.calls.length).toBeLessThan(100);
  });

  test('a trade of the past does not count beside that of today', () => {
    const compare = compareBy({
      today: report(1, skill('Sage')),
      past: report(0.6, skill('Paie')),
    });
    const { keywords } = search([offer('today'), offer('past')], compare);
    expect(keywords.map(({ label }) => label)).toEqual(['Sage']);
  });

  test('qualities and words of one offer are no keywords', () => {
    const compare = compareBy({ one: report(1, skill('Sage'), skill('ponctuel')) });
    expect(search([offer('one')], compare).keywords.map(({ label }) => label)).toEqual(['Sage']);
    const lexicon = openLexicon(
      compileLexicon([{ name: 'test', text: '@kind tool\nSage\n@kind softSkill\nRigueur\n' }]).data,
    );
    expect(
      ['Sage', 'Rigueur', 'travail du soir'].map((label) => namesSkill(lexicon, label)),
    ).toEqual([true, false, false]);
  });

  test('what an offer only implies is no keyword', () => {
    const implied = { ...skill('Vente de matériaux'), offerQuote: 'négoce' };
    const said = { ...skill('Contrôle des factures'), offerQuote: 'contrôler chaque facture' };
    const compare = compareBy({ one: report(1, implied, said) });
    expect(search([offer('one')], compare).keywords.map(({ label }) => label)).toEqual([
      'Contrôle des factures',
    ]);
  });
});
