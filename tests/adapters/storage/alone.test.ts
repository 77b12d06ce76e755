import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { alone } from '#/adapters/storage/alone';

/** A lock manager that grants one request of a name at a time, as browsers do. */
const aLockManager = () => {
  const held = new Map<string, Promise<unknown>>();
  const request = vi.fn<(name: string, action: () => Promise<unknown>) => Promise<unknown>>(
    (name, action) => {
      const done = (held.get(name) ?? Promise.resolve()).then(action, action);
      held.set(name, done);
      return done;
    },
  );
  return { request };
};

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Adds one to a number as a record is changed: reads, waits, writes. */
const counter = () => {
  let count = 0;
  return {
    add: async () => {
      const read = count;
      await turn();
      count = read + 1;
    },
    count: () => count,
  };
};

afterEach(() => vi.unstubAllGlobals());

describe.each(['with the locks of the browser', 'without locks'])('alone, %s', (browser) => {
  const manager = aLockManager();
  beforeEach(() => {
    vi.stubGlobal('navigator', browser === 'without locks' ? {} : { locks: manager });
  });

  it('lets each action write what it read', async () => {
    const { add, count } = counter();
    await Promise.all([alone('count', add), alone('count', add), alone('count', add)]);
    expect(count()).toBe(3);
  });

  it('gives back what an action gives, and goes on after one that failed', async () => {
    const failed = alone('count', () => Promise.reject(new Error('full')));
    const next = alone('count', () => Promise.resolve('kept'));
    await expect(failed).rejects.toThrow('full');
    expect(await next).toBe('kept');
  });

  it('lets actions of other names run meanwhile', async () => {
    const order: string[] = [];
    await Promise.all([
      alone('slow', async () => {
        await turn();
        order.push('slow');
      }),
      alone('quick', async () => {
        order.push('quick');
      }),
    ]);
    expect(order).toEqual(['quick', 'slow']);
  });
});

it('asks the browser for a lock under a name of this application', async () => {
  const manager = aLockManager();
  vi.stubGlobal('navigator', { locks: manager });
  await alone('importedOffers', () => Promise.resolve());
  expect(manager.request).toHaveBeenCalledWith('embellie.importedOffers', expect.any(Function));
});
