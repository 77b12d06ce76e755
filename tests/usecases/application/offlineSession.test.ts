import { describe, expect, test } from 'vitest';

import type { KeptFiles, NoCopy, OfflineCopy } from '#/domain/device/OfflineCopy';
import { createOfflineSession } from '#/usecases/application/offlineSession';
import type { OfflineState } from '#/usecases/application/offlineSession';

/** A copy that completes in steps, or stops after some. */
const copyOf = (found: KeptFiles | NoCopy, steps: readonly number[], ends = true) => {
  let state = found;
  const copy: OfflineCopy = {
    look: () => Promise.resolve(state),
    complete: (onKept) => {
      for (const kept of steps) {
        onKept(kept);
        if (typeof state !== 'string') state = { kept, missing: state.kept + state.missing - kept };
      }
      return Promise.resolve(ends);
    },
  };
  return createOfflineSession(() => Promise.resolve(copy));
};

const seenBy = (session: ReturnType<typeof createOfflineSession>): OfflineState[] => {
  const seen: OfflineState[] = [];
  session.subscribe(() => seen.push(session.getSnapshot()));
  return seen;
};

describe('the copy of the application', () => {
  test.each(['unsupported', 'starting'] as const)('is told to be %s', async (status) => {
    const session = copyOf(status, []);
    await session.look();
    expect(session.getSnapshot()).toEqual({ status });
    await session.prepare();
    expect(session.getSnapshot()).toEqual({ status });
  });

  test('is completed with its progress, and ready', async () => {
    const session = copyOf({ kept: 10, missing: 90 }, [40, 100]);
    await session.look();
    expect(session.getSnapshot()).toEqual({ status: 'partly', kept: 10, missing: 90 });
    const seen = seenBy(session);
    await session.prepare();
    expect(seen).toEqual([
      { status: 'preparing', kept: 10, missing: 90 },
      { status: 'preparing', kept: 40, missing: 60 },
      { status: 'preparing', kept: 100, missing: 0 },
      { status: 'ready', kept: 100 },
    ]);
  });

  test('that stops on the way keeps what came, and goes on from there', async () => {
    const session = copyOf({ kept: 0, missing: 100 }, [30], false);
    await session.look();
    await session.prepare();
    expect(session.getSnapshot()).toEqual({ status: 'interrupted', kept: 30, missing: 70 });
  });

  test('whose part does not load is starting still', async () => {
    const session = createOfflineSession(() => Promise.reject(new Error('offline')));
    await session.look();
    expect(session.getSnapshot()).toEqual({ status: 'starting' });
  });
});
