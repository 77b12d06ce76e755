import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepApplication } from '#/adapters/offline/keepApplication';

/** A worker that tells its state to those who listen. */
const aWorker = () => {
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: vi.fn<() => void>(),
  });
  return {
    worker,
    become: (state: string): void => {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
  };
};

const aContainer = (installing: EventTarget | null, controlled = true) => {
  const active = aWorker().worker;
  const registration = Object.assign(new EventTarget(), {
    active,
    installing,
    update: () => Promise.resolve(),
  });
  return Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    startMessages: vi.fn<() => void>(),
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
};

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

test('a newer version that was on its way before the page looked is told once it has taken over', async () => {
  const { worker, become } = aWorker();
  const tell = await keepWith(aContainer(worker), 'index-newer');
  expect(tell).not.toHaveBeenCalled();
  become('activated');
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
});

test('a newer version that had taken over already answers the page with its name', async () => {
  const container = aContainer(null);
  const tell = await keepWith(container, 'index-newer');
  container.dispatchEvent(new MessageEvent('message', { data: 'index-newer' }));
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
});

test('nothing is told of the same version, nor on a first visit', async () => {
  const same = aContainer(null);
  const ofSame = await keepWith(same, 'index-own');
  same.dispatchEvent(new MessageEvent('message', { data: 'index-newer' }));
  const first = aContainer(null, false);
  const ofFirst = await keepWith(first, 'index-newer');
  first.dispatchEvent(new MessageEvent('message', { data: 'index-newer' }));
  await Promise.resolve();
  await new Promise((done) => {
    setTimeout(done, 20);
  });
  expect(ofSame).not.toHaveBeenCalled();
  expect(ofFirst).not.toHaveBeenCalled();
});
