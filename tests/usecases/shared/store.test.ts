import { describe, expect, test, vi } from 'vitest';

import type { Services } from '#/usecases/shared/services';
import { createStore, singleton } from '#/usecases/shared/store';

describe('a store', () => {
  test('starts with its first value and gives the last one set', () => {
    const store = createStore({ count: 0 });
    const first = store.getSnapshot();
    expect(store.getSnapshot()).toBe(first);
    store.set({ count: 1 });
    expect(store.getSnapshot()).toEqual({ count: 1 });
    expect(first).toEqual({ count: 0 });
  });

  test('has the new value when it tells of it', () => {
    const store = createStore('before');
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.getSnapshot()));
    store.set('after');
    expect(seen).toEqual(['after']);
  });

  test('tells every listener but those that have left', () => {
    const store = createStore(0);
    const [stays, leaves] = [vi.fn<() => void>(), vi.fn<() => void>()];
    store.subscribe(stays);
    const leave = store.subscribe(leaves);
    leave();
    leave();
    store.set(1);
    expect(stays).toHaveBeenCalledOnce();
    expect(leaves).not.toHaveBeenCalled();
  });

  test('a listener may leave while it is told', () => {
    const store = createStore(0);
    const other = vi.fn<() => void>();
    const leave = store.subscribe(() => leave());
    store.subscribe(other);
    store.set(1);
    store.set(2);
    expect(other).toHaveBeenCalledTimes(2);
  });
});

describe('work on a store', () => {
  test('the latest to begin wins', () => {
    const { begin } = createStore(0);
    const isFirst = begin();
    expect(isFirst()).toBe(true);
    const isSecond = begin();
    expect([isFirst(), isSecond()]).toEqual([false, true]);
  });

  test('what joins goes with the work it joined', () => {
    const { begin, join } = createStore(0);
    const isLatest = begin();
    const isCurrent = join();
    expect([isLatest(), isCurrent()]).toEqual([true, true]);
    begin();
    expect([isLatest(), isCurrent()]).toEqual([false, false]);
  });

  test('changes some fields and leaves the others', () => {
    const store = createStore({ one: 1, two: 2 });
    store.update({ two: 3 });
    expect(store.getSnapshot()).toEqual({ one: 1, two: 3 });
  });
});

describe('one for each set of services', () => {
  test('is made with its first use, and once', () => {
    const create = vi.fn<(services: Services) => object>(() => ({}));
    const storeOf = singleton(create);
    const services = {} as Services;
    expect(create).not.toHaveBeenCalled();
    expect(storeOf(services)).toBe(storeOf(services));
    expect(storeOf({} as Services)).not.toBe(storeOf(services));
    expect(create).toHaveBeenCalledTimes(2);
  });
});

describe('what goes on while a store is watched', () => {
  test('begins with the first listener and ends with the last, and begins again', () => {
    const ended = vi.fn<() => void>();
    const begun = vi.fn<() => () => void>(() => ended);
    const store = createStore(0, { whileWatched: begun });
    const leaveFirst = store.subscribe(() => undefined);
    const leaveSecond = store.subscribe(() => undefined);
    expect(begun).toHaveBeenCalledOnce();
    leaveFirst();
    expect(ended).not.toHaveBeenCalled();
    leaveSecond();
    leaveSecond();
    expect(ended).toHaveBeenCalledOnce();
    store.subscribe(() => undefined);
    expect(begun).toHaveBeenCalledTimes(2);
  });

  test('the first listener hears of a change it begins with', () => {
    const listener = vi.fn<() => void>();
    const store = createStore('old', {
      whileWatched: () => {
        store.set('new');
        return () => undefined;
      },
    });
    store.subscribe(listener);
    expect(listener).toHaveBeenCalledOnce();
    expect(store.getSnapshot()).toBe('new');
  });
});
