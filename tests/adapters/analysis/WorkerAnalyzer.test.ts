import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { AnalysisFunctions } from '#/adapters/analysis/analysisFunctions';
import { WorkerAnalyzer } from '#/adapters/analysis/browserAnalyzer';
import type { ExtractOptions } from '#/domain/cv/TextExtractor';
import { fail } from '#/domain/shared/result';
import { ScriptedWorker } from '#tests/adapters/worker/fakeWorker';

const limits = { reading: 1000, drawing: 600, comparing: 500, reviewing: 800, cancelling: 100 };
const aFile = () => ({ name: 'cv.pdf', bytes: new TextEncoder().encode('bytes').buffer });

const setUp = (startsBroken = false) => {
  const workers: ScriptedWorker[] = [];
  const inline = {
    readCv: vi.fn<AnalysisFunctions['readCv']>(() => Promise.resolve(fail('scanned'))),
    extractText: vi.fn<AnalysisFunctions['extractText']>(),
    readPastedCv: vi.fn<AnalysisFunctions['readPastedCv']>(() => Promise.resolve(fail('empty'))),
    compare: vi.fn<AnalysisFunctions['compare']>(() => Promise.resolve(fail('tooLittle'))),
    drawPage: vi.fn<AnalysisFunctions['drawPage']>(),
    review: vi.fn<AnalysisFunctions['review']>(() => Promise.resolve(fail('failed'))),
    warmUp: vi.fn<AnalysisFunctions['warmUp']>(),
  } satisfies AnalysisFunctions;
  const analyzer = new WorkerAnalyzer({
    startWorker: (events) => {
      if (startsBroken) throw new Error('workers are not allowed here');
      const worker = new ScriptedWorker(events);
      workers.push(worker);
      return worker.handle;
    },
    inline,
    today: () => '2026-11-21',
    limits,
  });
  const worker = (index: number): ScriptedWorker => {
    const found = workers[index];
    if (found === undefined) throw new Error(`worker ${index} was never started`);
    return found;
  };
  return { analyzer, inline, workers, worker };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('WorkerAnalyzer', () => {
  test('gives each caller its own answer, whatever the order', async () => {
    const { analyzer, worker } = setUp();
    const one = analyzer.readCv(aFile());
    const two = analyzer.readPastedCv('text');
    worker(0).ready();
    const [first = 0, second = 0] = worker(0).calls();
    worker(0).answer(second, fail('empty'));
    worker(0).answer(first, fail('encrypted'));
    expect(await Promise.all([one, two])).toEqual([fail('encrypted'), fail('empty')]);
  });

  test('passes progress on, and leaves the bytes of the caller whole', () => {
    const { analyzer, worker } = setUp();
    const file = aFile();
    const onProgress = vi.fn<NonNullable<ExtractOptions['onProgress']>>();
    void analyzer.readCv(file, { onProgress });
    const progress = { step: 'extracting', progress: 0.5 } as const;
    worker(0).ready();
    worker(0).events.onResponse({ type: 'news', id: 1, news: progress });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(progress);
    expect(file.bytes.byteLength).toBe(5);
  });

  test('ends a worker that hangs and gives what waited behind to a fresh one', async () => {
    const { analyzer, worker, workers } = setUp();
    const hung = analyzer.readCv(aFile());
    await vi.advanceTimersByTimeAsync(700);
    const waiting = analyzer.readPastedCv('text');
    await vi.advanceTimersByTimeAsync(300);
    expect(await hung).toEqual(fail('timeout'));
    expect(worker(0).ended).toBe(true);
    expect(workers).toHaveLength(2);
    worker(1).ready();
    const [id = 0] = worker(1).calls();
    worker(1).answer(id, fail('damaged'));
    expect(await waiting).toEqual(fail('damaged'));
  });

  test('a page that takes too long to draw ends as not drawn, and its worker with it', async () => {
    const { analyzer, worker } = setUp();
    const file = aFile();
    const drawing = analyzer.drawPage(file, 1, 900);
    await vi.advanceTimersByTimeAsync(600);
    expect(await drawing).toEqual(fail('failed'));
    expect(worker(0).ended).toBe(true);
    expect(file.bytes.byteLength).toBe(5);
  });

  test('a worker that was ended has no say any more', async () => {
    const { analyzer, worker } = setUp();
    const hung = analyzer.readCv(aFile());
    await vi.advanceTimersByTimeAsync(1000);
    await hung;
    const next = analyzer.readPastedCv('text');
    worker(0).events.onBreak();
    worker(0).answer(2, fail('scanned'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await next).toEqual(fail('timeout'));
  });

  test('a comparison that hangs has failed', async () => {
    const { analyzer } = setUp();
    // The CV passes through untouched: any object does.
    const comparison = analyzer.compare({} as never, { text: 'offer' });
    await vi.advanceTimersByTimeAsync(500);
    expect(await comparison).toEqual(fail('failed'));
  });

  test('gives a CV once, then by its number, and again to a worker that holds none', async () => {
    const { analyzer, worker } = setUp();
    const cv = { readOn: '2026-11-21' } as never;
    const given = (index: number) =>
      worker(index).asked.flatMap((request) => (request.type === 'run' ? [request.args[0]] : []));
    const first = analyzer.compare(cv, { text: 'one' });
    worker(0).ready();
    const second = analyzer.compare(cv, { text: 'two' });
    const number = expect.any(Number);
    expect(given(0)).toEqual([
      { number, cv },
      { number, cv: null },
    ]);
    worker(0).answer(1, fail('tooLittle'));
    worker(0).answer(2, null);
    expect(await first).toEqual(fail('tooLittle'));
    await vi.waitFor(() => expect(given(0)).toHaveLength(3));
    expect(given(0)[2]).toEqual({ number, cv });
    worker(0).answer(3, null);
    expect(await second).toEqual(fail('failed'));
  });

  test('a review that hangs has failed, in its own time', async () => {
    const { analyzer, worker } = setUp();
    const review = analyzer.review({} as never, []);
    await vi.advanceTimersByTimeAsync(limits.reviewing - 1);
    expect(worker(0).ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await review).toEqual(fail('failed'));
  });

  test('a task that breaks the worker is damaged, and the next one has a fresh worker', async () => {
    const { analyzer, worker, workers } = setUp();
    const broken = analyzer.readCv(aFile());
    worker(0).ready();
    worker(0).events.onBreak();
    expect(await broken).toEqual(fail('damaged'));
    expect(worker(0).ended).toBe(true);
    void analyzer.readCv(aFile());
    expect(workers).toHaveLength(2);
  });

  test('a part of the application that could not be fetched is asked for by a fresh worker', async () => {
    const { analyzer, worker, workers } = setUp();
    const reading = analyzer.readCv(aFile());
    worker(0).ready();
    worker(0).answer(1, fail('notLoaded'));
    expect(await reading).toEqual(fail('notLoaded'));
    expect(worker(0).ended).toBe(true);
    void analyzer.readCv(aFile());
    expect(workers).toHaveLength(2);
  });

  test('an aborted reading rejects at once with the reason of its signal', async () => {
    const { analyzer, worker } = setUp();
    const controller = new AbortController();
    const reading = analyzer.readCv(aFile(), { signal: controller.signal });
    worker(0).ready();
    const reason = new Error('another file');
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
    expect(worker(0).asked.at(-1)).toEqual({ type: 'cancel', id: 1 });
  });

  test('a worker that does not give up a cancelled task is ended', async () => {
    const { analyzer, worker } = setUp();
    const controller = new AbortController();
    const reading = analyzer.readCv(aFile(), { signal: controller.signal });
    worker(0).ready();
    controller.abort(new Error('given up'));
    await expect(reading).rejects.toThrow('given up');
    await vi.advanceTimersByTimeAsync(limits.cancelling);
    expect(worker(0).ended).toBe(true);
  });

  test('one that does give it up lives on', async () => {
    const { analyzer, worker, workers } = setUp();
    const controller = new AbortController();
    const reading = analyzer.readCv(aFile(), { signal: controller.signal });
    worker(0).ready();
    controller.abort(new Error('given up'));
    await expect(reading).rejects.toThrow('given up');
    worker(0).events.onResponse({ type: 'failed', id: 1 });
    await vi.advanceTimersByTimeAsync(limits.reading);
    void analyzer.readPastedCv('text');
    expect(worker(0).ended).toBe(false);
    expect(workers).toHaveLength(1);
  });

  test('a signal aborted before the call starts nothing', async () => {
    const { analyzer, workers } = setUp();
    const reason = new Error('too late');
    const reading = analyzer.readCv(aFile(), { signal: AbortSignal.abort(reason) });
    await expect(reading).rejects.toBe(reason);
    expect(workers).toHaveLength(0);
  });

  test('where workers are refused, everything runs on this thread', async () => {
    const { analyzer, inline } = setUp(true);
    expect(await analyzer.readCv(aFile())).toEqual(fail('scanned'));
    expect(await analyzer.compare({} as never, { text: 'offer' })).toEqual(fail('tooLittle'));
    expect(await analyzer.review({} as never, [])).toEqual(fail('failed'));
    expect(inline.review).toHaveBeenCalledOnce();
    analyzer.warmUp();
    await vi.waitFor(() => expect(inline.warmUp).toHaveBeenCalledOnce());
  });

  test('a worker whose script never starts leaves its tasks to this thread', async () => {
    const { analyzer, inline, worker, workers } = setUp();
    const reading = analyzer.readCv(aFile());
    worker(0).events.onBreak();
    expect(await reading).toEqual(fail('scanned'));
    await analyzer.readPastedCv('text');
    expect(inline.readPastedCv).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(1);
  });
});
