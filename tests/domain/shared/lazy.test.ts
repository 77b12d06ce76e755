import { describe, expect, test, vi } from 'vitest';

import { lazy, NotLoaded, once } from '#/domain/shared/lazy';

describe('what loads once', () => {
  test('loads with the first call, and not before', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
    const get = lazy(load);
    expect(load).not.toHaveBeenCalled();
    await expect(get()).resolves.toBe('module');
    expect(load).toHaveBeenCalledOnce();
  });

  test('loads once for all who ask, at once or later', async () => {
    const load = vi.fn<() => Promise<object>>().mockImplementation(async () => ({}));
    const get = lazy(load);
    const [first, second] = await Promise.all([get(), get()]);
    expect(second).toBe(first);
    expect(await get()).toBe(first);
    expect(load).toHaveBeenCalledOnce();
  });

  test('tells all who wait of a failure, then tries again', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('module');
    const get = lazy(load);
    const asked = await Promise.allSettled([get(), get()]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(get()).resolves.toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('tells a module that could not be fetched from a fault inside it', async () => {
    const missed = lazy(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(missed()).rejects.toBeInstanceOf(NotLoaded);
    const { broken } = await lazy(() =>
      Promise.resolve({
        broken: () => {
          throw new RangeError('outside');
        },
      }),
    )();
    expect(broken).toThrow(RangeError);
  });
});

test('what is dear to make is made once, with its first use, be it nothing', () => {
  const make = vi.fn<() => undefined>();
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([get(), get()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
