import { describe, expect, test, vi } from 'vitest';

import type { Analyzer } from '#/domain/analysis/Analyzer';
import { cvReviewRecord } from '#/domain/review/cvReviewRecord';
import { REVIEW_STEPS } from '#/domain/review/review';
import { fail, ok } from '#/domain/shared/result';
import { SIMULATED_REVIEW_STEP_MS, createReviewSession } from '#/usecases/review/reviewSession';
import type { Notify } from '#/usecases/shared/notification';
import { SHORTEST_REAL_STEP_MS } from '#/usecases/shared/timings';
import { aHeldCv } from '#tests/support/builders/aHeldCv';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { aPoorReview, aReview, POOR_CV_TEXT } from '#tests/support/builders/aReview';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const now = (): Date => new Date('2026-11-21T10:00:00.000Z');
const readCv = aHeldCv();
const poorCv = aHeldCv({
  fileName: 'ancien.pdf',
  // An earlier CV of the same person.
  cv: aReadCv({}, POOR_CV_TEXT.replace('Kevin Lambert', 'Awa Diallo-Perrin')),
});
const scan = { status: 'unreadable', fileName: 'scan.pdf', problem: 'scanned' } as const;

const setUp = () => {
  const vault = createMemoryVault({ texts: new Map() }, now);
  const notify = vi.fn<Notify>();
  const review = vi.fn<Analyzer['review']>((cv, _offers, onStep) => {
    for (const step of REVIEW_STEPS) onStep?.(step);
    return Promise.resolve(ok(cv === poorCv.cv ? aPoorReview() : aReview()));
  });
  const waits: number[] = [];
  const session = createReviewSession(
    {
      analyzer: { review } as unknown as Analyzer,
      vault,
      notify,
      now,
      offers: () => Promise.resolve([]),
    },
    (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  );
  return { session, vault, notify, review, waits };
};

describe('a review session', () => {
  test('shows each of the four steps long enough to be read', async () => {
    const { session, waits } = setUp();
    const steps: string[] = [];
    session.subscribe(() => {
      const { run } = session.getSnapshot();
      if (run.status === 'analysing' && steps.at(-1) !== run.step) steps.push(run.step);
    });
    await session.launch(readCv);
    expect(steps).toEqual(REVIEW_STEPS);
    expect(waits).toEqual(REVIEW_STEPS.map(() => SHORTEST_REAL_STEP_MS));
    expect(session.getSnapshot().run).toMatchObject({ status: 'complete', change: null });
  });

  test('shows a step once its work has begun, not before', async () => {
    const { session, review } = setUp();
    let end: () => void = () => undefined;
    review.mockImplementationOnce((_cv, _offers, onStep) => {
      onStep?.('layout');
      onStep?.('lines');
      return new Promise((resolve) => {
        end = () => resolve(ok(aReview()));
      });
    });
    const launched = session.launch(readCv);
    await vi.waitFor(() =>
      expect(session.getSnapshot().run).toEqual({ status: 'analysing', step: 'lines' }),
    );
    end();
    await launched;
    expect(session.getSnapshot().run.status).toBe('complete');
  });

  test('a CV without a text gives the sample, at the pace of the specification, and keeps nothing', async () => {
    const { session, waits, vault, review } = setUp();
    await session.launch(scan);
    expect(session.getSnapshot().run).toEqual({ status: 'sample' });
    expect(waits).toEqual(Object.values(SIMULATED_REVIEW_STEP_MS));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(7000);
    expect(review).not.toHaveBeenCalled();
    expect(vault.read(cvReviewRecord)).toEqual(ok(null));
  });

  test('a corrected CV is told against the one before, until that is forgotten', async () => {
    const { session, vault } = setUp();
    await session.launch(poorCv);
    await session.launch(readCv);
    const { run } = session.getSnapshot();
    expect(run).toMatchObject({
      status: 'complete',
      change: {
        before: { fileName: 'ancien.pdf' },
        difference: aReview().score - aPoorReview().score,
      },
    });
    session.forget();
    expect(session.getSnapshot().run).toMatchObject({ status: 'complete', change: null });
    const kept = vault.read(cvReviewRecord);
    expect(kept.ok && kept.value?.previous).toBeNull();
    expect(kept.ok && kept.value?.latest.fileName).toBe('cv.pdf');
  });

  test('the same CV again still compares with the one before', async () => {
    const { session } = setUp();
    await session.launch(poorCv);
    await session.launch(readCv);
    await session.launch(readCv);
    expect(session.getSnapshot().run).toMatchObject({
      change: { before: { fileName: 'ancien.pdf' } },
    });
  });

  test.each([
    ['fails', () => Promise.resolve(fail('failed' as const))],
    ['breaks', () => Promise.reject(new Error('no worker'))],
  ])('work that %s is told, and can be launched again', async (_name, answer) => {
    const { session, review } = setUp();
    review.mockImplementationOnce(answer);
    await session.launch(readCv);
    expect(session.getSnapshot().run).toEqual({ status: 'failed' });
    await session.launch(readCv);
    expect(session.getSnapshot().run.status).toBe('complete');
  });

  test('the later of two launches wins', async () => {
    const { session } = setUp();
    const first = session.launch(poorCv);
    const second = session.launch(readCv);
    await Promise.all([first, second]);
    const { run, cv } = session.getSnapshot();
    expect(cv).toBe(readCv);
    expect(run).toMatchObject({ status: 'complete', review: { score: aReview().score } });
  });

  test('a result that cannot be kept is shown all the same, and said', async () => {
    const { session, vault, notify } = setUp();
    vi.spyOn(vault, 'write').mockReturnValue(fail('quota'));
    await session.launch(readCv);
    expect(session.getSnapshot().run.status).toBe('complete');
    expect(notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ tone: 'destructive' }),
    );
  });
});
