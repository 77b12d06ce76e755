import { describe, expect, test, vi } from 'vitest';

import type { Analyzer } from '#/domain/analysis/Analyzer';
import { offerTextOf } from '#/domain/offers/catalogue/internalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { cvKey } from '#/domain/offers/ranking/cvKey';
import { memoryRankingCache, rankByCv, rankingKey } from '#/domain/offers/ranking/rankByCv';
import { reasonsOf } from '#/domain/offers/ranking/reasons';
import { fail, ok } from '#/domain/shared/result';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { aReport } from '#tests/support/builders/aReport';

const cv = aReadCv();
const report = aReport();
const { model } = report;
const offers: readonly InternalOffer[] = Array.from({ length: 10 }, (_, index) =>
  anInternalOffer({ id: index + 1, title: `Poste ${index + 1}` }),
);
const scoreOf = (title: string | undefined): number => (Number(title?.slice(6)) * 37) % 101;
const comparing = () =>
  vi.fn<Analyzer['compare']>(async (_cv, { title }) => ok({ ...report, score: scoreOf(title) }));

describe('ranking by CV', () => {
  test('best first, with the progress of the work', async () => {
    const onProgress = vi.fn<(progress: { done: number; total: number }) => void>();
    const ranked = await rankByCv({
      cv,
      offers,
      compare: comparing(),
      cache: memoryRankingCache(),
      model,
      onProgress,
    });
    const scores = ranked.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(ranked).toHaveLength(10);
    expect(ranked.every(({ reasons }) => reasons.length === 3)).toBe(true);
    expect(onProgress.mock.calls.map(([{ done }]) => done)).toEqual([4, 8, 10]);
  });

  test('what was compared is not compared again, until CV, offer or model changes', async () => {
    const cache = memoryRankingCache();
    const compare = comparing();
    const run = (over: object = {}) => rankByCv({ cv, offers, compare, cache, model, ...over });
    await run();
    await run();
    expect(compare).toHaveBeenCalledTimes(10);
    await run({
      offers: [anInternalOffer({ id: 1, title: 'Poste 1', description: 'Autre texte' })],
    });
    expect(compare).toHaveBeenCalledTimes(11);
    await run({ cv: { ...cv, readOn: '2020-01-01' } });
    expect(compare).toHaveBeenCalledTimes(21);
    await run({ model: 'another' });
    expect(compare).toHaveBeenCalledTimes(31);
  });

  test('an offer that says too little has no number; a failure is asked for again', async () => {
    const cache = memoryRankingCache();
    const compare = vi.fn<Analyzer['compare']>(async (_cv, { title }) =>
      title === 'Poste 1' ? fail('tooLittle') : title === 'Poste 2' ? fail('failed') : ok(report),
    );
    const run = () => rankByCv({ cv, offers: offers.slice(0, 3), compare, cache, model });
    expect((await run()).map(({ offer }) => offer.id)).toEqual([3]);
    await run();
    expect(compare).toHaveBeenCalledTimes(4);
  });

  test('is given up between two comparisons', async () => {
    const controller = new AbortController();
    const compare = comparing();
    const reason = new Error('another CV');
    const ranking = rankByCv({
      cv,
      offers,
      compare,
      cache: memoryRankingCache(),
      model,
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    });
    await expect(ranking).rejects.toBe(reason);
    // The fourth answer gives up what three others are already asked for.
    expect(compare).toHaveBeenCalledTimes(7);
  });

  test('the cache forgets the oldest', () => {
    const cache = memoryRankingCache(2);
    for (const key of ['a', 'b', 'a', 'c']) cache.set(key, report);
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  test('keys tell CVs and offers apart', () => {
    expect(cvKey(cv)).not.toBe(cvKey({ ...cv, readOn: '2020-01-01' }));
    const [first, second] = offers;
    if (first === undefined || second === undefined) throw new Error('no offers');
    const keyOf = (offer: InternalOffer, over = {}) =>
      rankingKey('a', { ...offerTextOf(offer), ...over }, model);
    expect(keyOf(first)).not.toBe(keyOf(second));
    expect(keyOf(first)).toBe(keyOf({ ...first, id: 77 }));
    expect(keyOf(first)).not.toBe(keyOf(first, { notAsked: ['languages anglais'] }));
  });
});

test('reasons: what stops a recruiter first, then what brings most', () => {
  const row = (id: string, tenths: number, over: object = {}) => ({
    id,
    axis: 'skills' as const,
    label: id,
    demand: 'required' as const,
    blocking: false,
    offerQuote: id,
    evidence: [],
    credit: tenths > 0 ? 1 : 0,
    answer: tenths > 0 ? ('held' as const) : ('missing' as const),
    tenths,
    possibleTenths: 100,
    ...over,
  });
  const rows = [
    row('small', 50),
    row('gap', 0),
    row('big', 300),
    row('licence', 0, { blocking: true }),
    row('middle', 100),
  ];
  expect(reasonsOf({ ...report, rows }).map(({ rowId }) => rowId)).toEqual([
    'licence',
    'big',
    'middle',
  ]);
  expect(reasonsOf({ ...report, rows: [row('gap', 0)] }).map(({ answer }) => answer)).toEqual([
    'missing',
  ]);
});
