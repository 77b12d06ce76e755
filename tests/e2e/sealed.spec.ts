import { createSocket } from 'node:dgram';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';
import type { Page, Worker } from '@playwright/test';

import { settingsDialogsCopy } from '../../src/pages/SettingsPage/dialogs.copy.ts';
import { transferCopy } from '../../src/pages/SettingsPage/transfer.copy.ts';
import { APPLICATION, keepApplications } from './keptApplications.ts';
import { CATALOGUE, count, keyword, offer, SEARCH, serve } from './searchScreen.ts';
import { startHost } from './staticHost.ts';
import { importCv } from './visit.ts';

/** A host that is not ours, which answers everybody and counts. */
const openListener = async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript',
    });
    response.end('export const told = true;');
  });
  server.on('upgrade', (request, socket) => {
    asked.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let connections = 0;
  let bytes = 0;
  server.on('connection', (socket) => {
    connections += 1;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
  });
  const { port } = server.address() as AddressInfo;
  // What WebRTC asks a host for comes as datagrams.
  const datagrams = createSocket('udp4', () => asked.push('datagram'));
  await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve));
  return {
    asked,
    connections: () => connections,
    bytes: () => bytes,
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        datagrams.close();
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};

/** Tries every way out of a scope, on its own time: what a debugger evaluates is allowed more. Null: it was refused. */
const tryAll = (host: string): Promise<Record<string, string | null>> =>
  new Promise((resolve) => {
    setTimeout(() => {
      const scope = globalThis as unknown as Record<string, unknown>;
      const made = (name: string, ...values: unknown[]): unknown =>
        Reflect.construct(scope[name] as new () => unknown, values);
      const later = (from: object, event: string): Promise<void> =>
        new Promise((done, refused) => {
          (from as EventTarget).addEventListener(event, () => done());
          (from as EventTarget).addEventListener('error', () => refused(new Error('error')));
        });
      const ways: Record<string, () => unknown> = {
        fetch: () => fetch(`http://${host}/fetch`, { mode: 'no-cors' }),
        request: () => {
          const request = made('XMLHttpRequest') as XMLHttpRequest;
          request.open('GET', `http://${host}/request`, false);
          request.send();
        },
        socket: () => later(made('WebSocket', `ws://${host}/socket`) as object, 'open'),
        events: () => later(made('EventSource', `http://${host}/events`) as object, 'open'),
        transport: () => (made('WebTransport', `https://${host}/t`) as WebTransport).ready,
        peer: async () => {
          const peer = made('RTCPeerConnection', {
            iceServers: [{ urls: `stun:${host}` }],
          }) as RTCPeerConnection;
          peer.createDataChannel('x');
          await peer.setLocalDescription();
        },
        inherited: () => {
          const owners: object[] = [];
          for (
            let owner: object | null = scope;
            owner;
            owner = Object.getPrototypeOf(owner) as object
          )
            owners.push(owner);
          const ask = owners
            .map((owner) => Object.getOwnPropertyDescriptor(owner, 'fetch')?.value as unknown)
            .findLast((value) => typeof value === 'function') as typeof fetch;
          return ask.call(scope, `http://${host}/inherited`, { mode: 'no-cors' });
        },
        import: () => import(/* @vite-ignore */ `http://${host}/import`),
        importData: () => import(/* @vite-ignore */ `data:text/javascript,export{}//${host}`),
        importScripts: () => {
          (scope['importScripts'] as (address: string) => void)(`http://${host}/scripts`);
        },
        cache: async () => (await caches.open('x')).add(`http://${host}/cache`),
        beacon: () => {
          navigator.sendBeacon(`http://${host}/beacon`);
          throw new Error('it answers nothing: the listener tells');
        },
        worker: () => {
          const body = `fetch('http://${host}/worker',{mode:'no-cors'}).then(()=>postMessage(1),()=>{throw 1})`;
          const address = URL.createObjectURL(new Blob([body], { type: 'text/javascript' }));
          return later(made('Worker', address) as object, 'message');
        },
        // oxlint-disable-next-line no-eval -- that it is refused is what is asked
        eval: () => (0, eval)('1'),
        // oxlint-disable-next-line no-eval -- as above
        evalAsks: () => (0, eval)(`fetch('http://${host}/eval', { mode: 'no-cors' })`) as unknown,
        function: () => made('Function', 'return 1'),
        timer: () =>
          new Promise((done, refused) => {
            scope['reached'] = done;
            (setTimeout as (code: string) => void)('reached()');
            setTimeout(() => refused(new Error('refused')), 500);
          }),
        wasm: () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
      };
      void Promise.all(
        Object.entries(ways).map(async ([name, way]) => {
          try {
            await Promise.race([
              (async () => way())(),
              new Promise((_done, refused) => setTimeout(() => refused(new Error('late')), 3000)),
            ]);
            return [name, 'worked'] as const;
          } catch {
            return [name, null] as const;
          }
        }),
      ).then((answers) => resolve(Object.fromEntries(answers)));
    }, 0);
  });

const nameOf = (worker: Worker): Promise<string> =>
  worker.evaluate(() => (globalThis as unknown as { name: string }).name);

/** The worker of that name, as soon as the page has started it. */
const workerNamed = async (page: Page, name: string): Promise<Worker> => {
  const named = async (): Promise<Worker | undefined> => {
    for (const worker of page.workers()) {
      // One that ends while it is asked has no name any more.
      if ((await nameOf(worker).catch(() => '')) === name) return worker;
    }
    return undefined;
  };
  await expect.poll(async () => (await named()) !== undefined, { timeout: 30_000 }).toBe(true);
  const worker = await named();
  if (worker === undefined) throw new Error(`no worker is called ${name}`);
  return worker;
};

/** Workers that end with their work stay, so that they can be asked. */
const keepWorkers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Worker.prototype.terminate = () => undefined;
  });
};

const OFFERS_FILE = {
  name: 'offres.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify(
      Array.from({ length: 3 }, (_, n) => ({
        '@type': 'JobPosting',
        title: `Comptable ${n}`,
        description: 'Tenue des comptes fournisseurs et rapprochements bancaires.',
        hiringOrganization: { name: 'Papeterie Larive' },
      })),
    ),
  ),
};

/** What starts each worker of the application. */
const STARTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  analysis: (page) => importCv(page),
  catalogue: async (page) => {
    await page.route(CATALOGUE, async (route) => {
      const response = await route.fetch();
      // Large enough to be read in a worker.
      await route.fulfill({ response, body: `${await response.text()}${' '.repeat(400_000)}` });
    });
    await page.goto(SEARCH);
  },
  codes: async (page) => {
    await keepApplications(page, [APPLICATION]);
    await page.goto('/dashboard/settings');
    await page.getByRole('button', { name: transferCopy.show }).click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('switch').click();
    await asked.getByRole('button', { name: settingsDialogsCopy.transfer.confirm }).click();
  },
  import: async (page) => {
    await page.goto('/dashboard/add-offer');
    await page.locator('input[type="file"]').first().setInputFiles(OFFERS_FILE);
  },
  offers: async (page) => {
    const many = Array.from({ length: 4000 }, (_, index) => offer(index + 1, `Soudeur ${index}`));
    await serve(page, many);
    await page.goto(SEARCH);
    await expect(count(page, /^4\s000 offres trouvées$/u)).toBeVisible();
    await keyword(page).fill('soudeur');
  },
};

/** Names that the sources give to workers. */
const namedInSources = (): readonly string[] => {
  const root = fileURLToPath(new URL('../../src', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/sealedWorker\(address, '(\w+)'\)/gu),
    ])
    .map(([, name = '']) => name);
};

test('every worker that the application starts is asked below', () => {
  expect(namedInSources().toSorted()).toEqual(Object.keys(STARTS).toSorted());
});

for (const [name, start] of Object.entries(STARTS))
  test(`no way out of the worker « ${name} »`, async ({ page }) => {
    const listener = await openListener();
    await keepWorkers(page);
    await start(page);
    const worker = await workerNamed(page, name);
    const answers = await worker.evaluate(tryAll, listener.host);
    expect(Object.keys(answers).length).toBeGreaterThan(10);
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((way) => [way, null])));
    expect(listener.asked).toEqual([]);
    await listener.close();
  });

/** What makes code of a text, and reaches nobody by itself: without headers nothing forbids it to a service worker. */
const CODE_OF_TEXT = ['eval', 'function', 'timer', 'wasm'];

for (const headers of [true, false])
  test.describe(`what keeps the application on the device, on a host ${headers ? 'with' : 'without'} headers`, () => {
    test.use({ serviceWorkers: 'allow' });

    test('reaches no other host, and each attempt is told', async ({ page, context }) => {
      const listener = await openListener();
      const host = await startHost({ folder: () => 'dist', headers });
      await page.goto(`${host.address}dashboard/settings`);
      const section = page.getByRole('region', { name: 'Connexions' });
      await expect(section).toContainText(/Aucune demande à un autre site depuis/u);
      await expect.poll(() => context.serviceWorkers().length, { timeout: 40_000 }).toBe(1);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await expect(section).toContainText(/Aucune demande à un autre site depuis/u);

      const [worker] = context.serviceWorkers();
      const answers = (await worker?.evaluate(tryAll, listener.host)) ?? {};
      const reached = Object.keys(answers).filter((way) => answers[way] !== null);
      expect(Object.keys(answers).length).toBeGreaterThan(15);
      expect(reached.filter((way) => headers || !CODE_OF_TEXT.includes(way))).toEqual([]);
      const others = await worker?.evaluate(async (address) => {
        const { clients, registration } = globalThis as unknown as {
          readonly clients: {
            readonly openWindow: (to: string) => Promise<unknown>;
            readonly matchAll: (
              query: object,
            ) => Promise<readonly { readonly navigate?: (to: string) => Promise<unknown> }[]>;
          };
          readonly registration: Record<string, unknown>;
        };
        const opened = await clients.openWindow(`${address}window`).then(
          () => 'opened',
          (error: Error) => error.name,
        );
        const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
        const left = ['showNotification', 'backgroundFetch', 'pushManager'].filter(
          (name) => name in registration,
        );
        return { opened, pages: pages.length, navigate: pages[0]?.navigate, left };
      }, `http://${listener.host}/`);
      expect(others).toEqual({ opened: 'TypeError', pages: 1, navigate: undefined, left: [] });

      await expect(section).toContainText(listener.host);
      await expect(section).toContainText('Refusée');
      expect(listener.asked).toEqual([]);
      expect(listener.connections()).toBe(0);
      await host.close();
      await listener.close();
    });
  });

test('no way out of the page, by script, by eval or by a hint', async ({ page }) => {
  const listener = await openListener();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answers = await page.evaluate(tryAll, listener.host);
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((way) => [way, null])));
  await page.evaluate((host) => {
    for (const rel of ['prefetch', 'preconnect', 'dns-prefetch', 'preload', 'icon', 'manifest']) {
      const link = document.createElement('link');
      Object.assign(link, { rel, as: rel === 'preload' ? 'image' : '' });
      link.href = `http://${host}/${rel}`;
      document.head.append(link);
    }
    const picture = new Image();
    picture.src = `http://${host}/picture`;
    document.body.append(picture);
  }, listener.host);
  // What a hint asks for has no event: it would have come by then.
  await page.waitForTimeout(1500);
  expect(listener.asked).toEqual([]);
  expect(listener.connections()).toBe(0);
  await page.evaluate((host) => {
    const frame = document.createElement('iframe');
    frame.src = `http://${host}/frame`;
    document.body.append(frame);
  }, listener.host);
  await page.waitForTimeout(1500);
  // Chromium, unlike its headless shell, opens a connection before it asks the policy, and sends nothing over it.
  expect(listener.asked).toEqual([]);
  expect(listener.bytes()).toBe(0);
  await listener.close();
});

test('no frame of elsewhere asks for anything', async ({ page }) => {
  const listener = await openListener();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(
    (host) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        const frame = document.createElement('iframe');
        frame.src = `http://${host}/frame`;
        document.body.append(frame);
      }),
    listener.host,
  );
  expect(refused).toBe('frame-src');
  await page.waitForTimeout(1500);
  // Not the connections: Chromium 150 opens one to the host of a frame before it asks the policy, whatever that says.
  expect(listener.asked).toEqual([]);
  await listener.close();
});
