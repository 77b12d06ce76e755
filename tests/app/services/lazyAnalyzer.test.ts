import { describe, expect, test, vi } from 'vitest';

import { lazyAnalyzer } from '#/app/services/lazyAnalyzer';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import { fail } from '#/domain/shared/result';

const anAnalyzer = (): Analyzer => ({
  readCv: vi.fn<Analyzer['readCv']>(() => Promise.resolve(fail('encrypted'))),
  extractText: vi.fn<Analyzer['extractText']>(),
  readPastedCv: vi.fn<Analyzer['readPastedCv']>(() => Promise.resolve(fail('empty'))),
  compare: vi.fn<Analyzer['compare']>(),
  drawPage: vi.fn<Analyzer['drawPage']>(),
  review: vi.fn<Analyzer['review']>(),
  warmUp: vi.fn<Analyzer['warmUp']>(),
});

describe('lazyAnalyzer', () => {
  test('loads with the first task, once', async () => {
    const loaded = anAnalyzer();
    const load = vi.fn<() => Promise<Analyzer>>(() => Promise.resolve(loaded));
    const analyzer = lazyAnalyzer(load);
    expect(load).not.toHaveBeenCalled();
    const file = { name: 'cv.pdf', bytes: new ArrayBuffer(0) };
    expect(await analyzer.readCv(file)).toEqual(fail('encrypted'));
    expect(await analyzer.readPastedCv('Awa')).toEqual(fail('empty'));
    expect(load).toHaveBeenCalledOnce();
  });

  test('warms up what it loads', async () => {
    const loaded = anAnalyzer();
    lazyAnalyzer(() => Promise.resolve(loaded)).warmUp();
    await vi.waitFor(() => expect(loaded.warmUp).toHaveBeenCalledOnce());
  });

  test('ends a task whose analyzer does not come, and tries again with the next', async () => {
    const loaded = anAnalyzer();
    const load = vi
      .fn<() => Promise<Analyzer>>(() => Promise.resolve(loaded))
      .mockRejectedValueOnce(new Error('no network'));
    const analyzer = lazyAnalyzer(load);
    expect(await analyzer.readPastedCv('Awa')).toEqual(fail('damaged'));
    expect(await analyzer.readPastedCv('Awa')).toEqual(fail('empty'));
  });
});
