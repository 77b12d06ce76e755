import { PrecacheController } from 'workbox-precaching/PrecacheController';

import {
  abandoned,
  CATALOGUE_CACHE,
  cacheOf,
  OFFLINE_LIST,
  overBudget,
} from '#/adapters/offline/offlineFiles';
import type { OfflineFiles } from '#/adapters/offline/offlineFiles';
import { offlineFiles } from '#/adapters/offline/sealedService';
import { keepShared, SHARE_PATH, withFileSharing } from '#/adapters/offline/sharedFiles';

// What the compiler knows of a service worker: its own types and those of pages exclude each other.
type Lasting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Pressed = Lasting & { readonly notification: Notification };
type Scope = {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (query: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & MessageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
};

const scope = globalThis as unknown as Scope;
const { version, base, shell, later } = offlineFiles;
const cacheName = cacheOf(version);
const shellFiles = new PrecacheController({ cacheName });
shellFiles.addToCacheList([...shell]);
const laterUrls = new Set(later.map(({ url }) => url));

/** Most that is kept of the offers of the site, in bytes as they came, all parts together; a larger file is asked for each time. */
const MOST_OFFERS = 60_000_000;

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** True where the former version had all that comes later: the device was prepared, and stays so. */
const wasPrepared = async (): Promise<boolean> => {
  for (const name of await caches.keys()) {
    if (name === cacheName || name === CATALOGUE_CACHE) continue;
    const cache = await caches.open(name);
    const list = await cache.match(`${base}${OFFLINE_LIST}`, { ignoreSearch: true });
    if (list === undefined) continue;
    const former = (await list.json()) as OfflineFiles;
    const had = await Promise.all(former.later.map(({ url }) => cache.match(url)));
    if (had.every((file) => file !== undefined)) return true;
  }
  return false;
};

const keep = async (cache: Cache, url: string): Promise<void> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await cache.put(url, answer);
};

/** Takes over what did not change; the rest only where everything was there before. */
const takeOver = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  const prepared = await wasPrepared();
  for (const { url } of later) {
    const known = await caches.match(url);
    if (known !== undefined) await cache.put(url, known);
    else if (prepared) await keep(cache, url);
  }
};

/** The page that answers an address: its own where it has one, else the empty shell. */
const pageFor = (path: string): string => {
  const own = path === base ? `${base}index.html` : `${path.replace(/\/$/u, '')}.html`;
  return shell.some(({ url }) => url === own) ? own : `${base}200.html`;
};

const fromShell = async (url: string): Promise<Response | undefined> => {
  const key = shellFiles.getCacheKeyForURL(url);
  return key === undefined ? undefined : (await caches.open(cacheName)).match(key);
};

/** Files with a hash in their name are the same wherever they are kept: a tab of an older version finds its own. */
const partFor = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && laterUrls.has(pathOf(request)))
    await (await caches.open(cacheName)).put(request.url, answer.clone());
  return answer;
};

const isShard = (address: string): boolean => address.includes('/catalogue/shards/');

/** Parts of a catalogue that its index names no more. */
const dropShards = async (cache: Cache, index: Response): Promise<void> => {
  const kept = (await cache.keys()).map(({ url }) => url).filter(isShard);
  if (kept.length === 0) return;
  const named = await index.text();
  const gone = kept.filter((url) => !named.includes(url.slice(url.lastIndexOf('/') + 1)));
  await Promise.all(gone.map((url) => cache.delete(url)));
};

const sizeOf = (answer: Response | undefined): number =>
  Number(answer?.headers.get('content-length') ?? 0);

/** The parts that were asked for longest ago make room for those of today. */
const keepWithinBudget = async (cache: Cache): Promise<void> => {
  const parts = (await cache.keys()).map(({ url }) => url).filter(isShard);
  const kept = await Promise.all(
    parts.map(async (url) => ({ url, bytes: sizeOf(await cache.match(url)) })),
  );
  await Promise.all(overBudget(kept, MOST_OFFERS).map((url) => cache.delete(url)));
};

const offersFor = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CATALOGUE_CACHE);
  // The name of a part tells what it holds.
  const part = isShard(request.url) ? await cache.match(request.url) : undefined;
  if (part !== undefined) return part;
  try {
    const answer = await fetch(request);
    if (answer.ok && sizeOf(answer) <= MOST_OFFERS) {
      await cache.put(request.url, answer.clone());
      if (isShard(request.url)) await keepWithinBudget(cache);
      else await dropShards(cache, answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(request.url);
    if (kept === undefined) throw error;
    return kept;
  }
};

const shareAddress = `${base}${SHARE_PATH}`;
const manifestAddress = `${base}site.webmanifest`;

const manifestFor = async (request: Request): Promise<Response> => {
  const served = (await fromShell(manifestAddress)) ?? (await fetch(request));
  const headers = { 'content-type': 'application/manifest+json' };
  return served.ok ? new Response(withFileSharing(await served.text()), { headers }) : served;
};

/** What is shared goes to its screen, and never to the host. */
const receive = async (request: Request): Promise<Response> => {
  const address = await keepShared(request, base, caches);
  return Response.redirect(new URL(address, location.origin).href, 303);
};

const answerTo = async (request: Request): Promise<Response> => {
  const path = pathOf(request);
  if (path === manifestAddress) return manifestFor(request);
  // An address with an extension names a file, even when one goes there.
  if (request.mode === 'navigate' && !/\.[a-z0-9]+$/u.test(path)) {
    const page = await fromShell(pageFor(path));
    return page ?? fetch(request);
  }
  if (path.startsWith(`${base}assets/`)) return partFor(request);
  if (path.startsWith(`${base}catalogue/`)) return offersFor(request);
  return (await fromShell(path)) ?? fetch(request);
};

scope.addEventListener('install', (event) => {
  event.waitUntil(takeOver().catch(() => undefined));
  event.waitUntil(shellFiles.install(event as Parameters<typeof shellFiles.install>[0]));
  // The next page is of this version; those that are open keep the parts of theirs.
  void scope.skipWaiting();
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const ours = origin === location.origin && pathname.startsWith(base);
  if (request.method === 'GET' && ours) event.respondWith(answerTo(request));
  if (request.method === 'POST' && ours && pathname === shareAddress)
    event.respondWith(receive(request));
});

/** Where new offers are told. */
const ALERTS = `${base}dashboard/job-alerts`;

/** The page that is open, or a fresh one where none is. */
const comeBack = async (): Promise<unknown> => {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = pages.find(({ url }) => new URL(url).pathname.startsWith(base));
  return own === undefined ? scope.clients.openWindow(ALERTS) : own.focus();
};

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack());
});

/** A tab of this version has come up: what nobody has open any more may go. */
const tidy = async (): Promise<void> => {
  const { held = [], pending = [] } = await navigator.locks.query();
  const locks = [...held, ...pending].flatMap(({ name }) => name ?? []);
  const names = abandoned(await caches.keys(), version, locks);
  await Promise.all(names.map((name) => caches.delete(name)));
};

scope.addEventListener('message', (event) => {
  if (event.data === version) event.waitUntil(tidy());
  // A page of an earlier version that came up after this one took over hears of it.
  else event.source?.postMessage(version, {});
});
