import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepApplication } from '#/adapters/offline/keepApplication';

/** What a page knows of its workers; `controlled` where one answered its load. */
const aContainer = (controlled = true) => {
  const active = { postMessage: vi.fn<() => void>() };
  const registration = { active, update: () => Promise.resolve() };
  return Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    startMessages: vi.fn<() => void>(),
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
};

const takesOver = new Event('controllerchange');
const answer = new MessageEvent('message', { data: 'index-newer' });

/** As long as what was asked for may take to be told. */
const settled = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 20);
  });

const keepWith = async (container: ReturnType<typeof aContainer>, served: string) => {
  const tell = vi.fn<() => void>();
  vi.stubGlobal('navigator', {
    serviceWorker: container,
    locks: { request: () => Promise.resolve() },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ build: served })));
  await keepApplication(tell);
  return tell;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.stubGlobal('window', new EventTarget());
  const dataset: Record<string, string> = {};
  vi.stubGlobal('location', { origin: 'https://app.example' });
  vi.stubGlobal('document', {
    baseURI: 'https://app.example/dashboard',
    querySelector: () => ({ src: 'https://app.example/assets/index-own.js' }),
    documentElement: { dataset },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a newer version that takes over is told, each one once', async () => {
  const container = aContainer();
  const tell = await keepWith(container, 'index-newer');
  expect(tell).not.toHaveBeenCalled();
  container.dispatchEvent(takesOver);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  container.dispatchEvent(answer);
  await settled();
  expect(tell).toHaveBeenCalledOnce();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ build: 'index-newest' })));
  container.dispatchEvent(takesOver);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
});

test('one that had taken over before the page listened answers it with its name', async () => {
  const container = aContainer();
  const tell = await keepWith(container, 'index-newer');
  container.dispatchEvent(answer);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
});

test('a part that no longer comes tells of it again', async () => {
  const container = aContainer();
  const tell = await keepWith(container, 'index-newer');
  container.dispatchEvent(takesOver);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
});

test('nothing is told of the same version, of a host that does not answer, nor of the first worker of a first visit', async () => {
  const same = aContainer();
  const ofSame = await keepWith(same, 'index-own');
  same.dispatchEvent(takesOver);
  await settled();
  const silent = aContainer();
  const ofSilent = await keepWith(silent, 'index-newer');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  silent.dispatchEvent(takesOver);
  await settled();
  const first = aContainer(false);
  const ofFirst = await keepWith(first, 'index-newer');
  first.dispatchEvent(takesOver);
  await settled();
  expect([ofSame, ofSilent, ofFirst].map((tell) => tell.mock.calls.length)).toEqual([0, 0, 0]);
  // A second one in the same tab is another version.
  first.dispatchEvent(takesOver);
  await vi.waitFor(() => expect(ofFirst).toHaveBeenCalledOnce());
});
