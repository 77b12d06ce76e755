import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { sealService } from '#/adapters/offline/sealService';
import type { ServiceScope } from '#/adapters/offline/sealService';

const PAGE = '<!doctype html><title>Embellie</title>';
const ELSEWHERE = 'https://ailleurs.example/';

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

type Handed = { readonly request: { readonly mode: string }; readonly answers: unknown[] };

/** A service worker as a browser makes it: what it may call hangs on what it inherits from. */
const aScope = () => {
  const sent: string[] = [];
  const inherited = {
    fetch: async (request: Request) => {
      sent.push(`${request.mode} ${request.url}`);
      return globalThis.fetch(request.url);
    },
    importScripts: () => undefined,
    WebSocket: () => undefined,
    EventSource: () => undefined,
  };
  const opened: string[] = [];
  const scope = Object.assign(Object.create(inherited) as typeof inherited, {
    location: { origin },
    Cache: class {
      add = undefined;
    },
    Clients: class {
      openWindow(address: string): Promise<void> {
        opened.push(address);
        return Promise.resolve();
      }
    },
    WindowClient: class {
      navigate(): void {}
    },
    ServiceWorkerRegistration: class {
      showNotification(): void {}
    },
    FetchEvent: class {
      readonly answers: unknown[] = [];
      constructor(readonly request: { readonly mode: string }) {}
      respondWith(answer: unknown): void {
        this.answers.push(answer);
      }
    },
  });
  const onRefused = vi.fn<(address: string, by: string) => void>();
  const pages = [createHash('sha256').update(PAGE).digest('hex').slice(0, 16)];
  sealService(scope as unknown as ServiceScope, { pages, onRefused });
  /** What an answer becomes on its way to a page that is asked for. */
  const answered = async (answer: Response, mode = 'navigate'): Promise<Response> => {
    const event: Handed & { respondWith: (given: unknown) => void } = new scope.FetchEvent({
      mode,
    });
    event.respondWith(answer);
    return (await event.answers[0]) as Response;
  };
  return { scope, sent, opened, onRefused, answered };
};

describe('a sealed service worker', () => {
  test('asks its own host, and tells what it was refused', async () => {
    const { scope, sent, onRefused } = aScope();
    const ask = scope.fetch as unknown as (address: string, init?: object) => Promise<Response>;
    expect(await (await ask(`${origin}/a`)).text()).toBe(PAGE);
    for (const init of [{}, { mode: 'no-cors' }, { mode: 'cors' }])
      await expect(ask(`${ELSEWHERE}x`, init)).rejects.toThrow(TypeError);
    expect(sent).toEqual([`same-origin ${origin}/a`]);
    expect(onRefused).toHaveBeenCalledTimes(3);
    expect(onRefused).toHaveBeenLastCalledWith(`${ELSEWHERE}x`, 'fetch');
  });

  test('has no other way, on what it inherits from or on what it is given', () => {
    const { scope } = aScope();
    expect(Object.keys(Object.getPrototypeOf(scope) as object)).toEqual([]);
    expect(() => {
      (scope as { fetch: unknown }).fetch = () => undefined;
    }).toThrow(TypeError);
    expect('navigate' in scope.WindowClient.prototype).toBe(false);
    expect('showNotification' in scope.ServiceWorkerRegistration.prototype).toBe(false);
  });

  test('opens windows of its own only', async () => {
    const { scope, opened, onRefused } = aScope();
    const clients = new scope.Clients();
    await clients.openWindow('/dashboard/job-alerts');
    await expect(clients.openWindow(`${ELSEWHERE}?cv=1`)).rejects.toThrow(TypeError);
    await expect(clients.openWindow('//ailleurs.example/x')).rejects.toThrow(TypeError);
    expect(opened).toEqual(['/dashboard/job-alerts']);
    expect(onRefused).toHaveBeenCalledTimes(2);
  });

  test('answers a page with what the host sent, or with a page of this version', async () => {
    const { answered } = aScope();
    expect(await (await answered(await globalThis.fetch(origin))).text()).toBe(PAGE);
    // As one is kept that the host answered under another name.
    const kept = await answered(
      new Response(PAGE, { headers: { 'reporting-endpoints': `a="${ELSEWHERE}"` } }),
    );
    expect(await kept.text()).toBe(PAGE);
    expect([...kept.headers.keys()]).toEqual(['content-type']);
    await expect(answered(new Response(`${PAGE}<script src=x.js></script>`))).rejects.toThrow(
      TypeError,
    );
    expect(await (await answered(new Response('{}'), 'cors')).text()).toBe('{}');
  });

  test('leads a page to its own addresses only', async () => {
    const { answered, onRefused } = aScope();
    const own = await answered(Response.redirect(`${origin}/dashboard/my-cv?recu=shared`, 303));
    expect(own.headers.get('location')).toBe(`${origin}/dashboard/my-cv?recu=shared`);
    await expect(answered(Response.redirect(`${ELSEWHERE}?cv=1`, 302))).rejects.toThrow(TypeError);
    expect(onRefused).toHaveBeenCalledWith(`${ELSEWHERE}?cv=1`, 'redirect');
  });
});
