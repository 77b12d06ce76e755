import { readFileSync } from 'node:fs';

import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { HttpOfferSource } from '#/adapters/offers/HttpOfferSource';
import { encodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';

const URL = 'https://embellie.test/catalogue/offers.json';
const body = encodeCatalogue(SAMPLE_CATALOGUE);
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (response: () => Response | Promise<Response>): void =>
  server.use(http.get(URL, response));
const json = (text: string): Response =>
  new HttpResponse(text, { headers: { 'content-type': 'application/json' } });

const SOURCES: readonly (readonly [string, () => OfferSource])[] = [
  ['HttpOfferSource', () => new HttpOfferSource({ url: URL })],
];

describe.each(SOURCES)('%s keeps the contract of a source', (_name, create) => {
  test('loads offers, each once', async () => {
    answer(() => json(body));
    const loaded = await create().load();
    expect(loaded).toEqual({ ok: true, value: SAMPLE_CATALOGUE });
    if (!loaded.ok) return;
    const ids = loaded.value.internal.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('an aborted load rejects with the reason of its signal', async () => {
    answer(() => json(body));
    const controller = new AbortController();
    const reason = new Error('left');
    const loading = create().load(controller.signal);
    controller.abort(reason);
    await expect(loading).rejects.toBe(reason);
    await expect(create().load(controller.signal)).rejects.toBe(reason);
  });
});

describe('problems of a catalogue over the network', () => {
  const load = (mostBytes?: number) =>
    new HttpOfferSource({ url: URL, ...(mostBytes === undefined ? {} : { mostBytes }) }).load();

  test.each([
    ['offline', () => HttpResponse.error()],
    ['offline', () => new HttpResponse(null, { status: 503 })],
    ['notFound', () => new HttpResponse(null, { status: 404 })],
    ['notFound', () => HttpResponse.html('<!doctype html><title>Embellie</title>')],
    ['malformed', () => json('{"version": 1, "internal": [')],
    ['malformed', () => json('[]')],
    ['malformed', () => json('{"version": 99, "internal": []}')],
    ['malformed', () => json('')],
  ])('%s', async (problem, response) => {
    answer(response);
    expect(await load()).toEqual({ ok: false, problem });
  });

  test('tooLarge, told before or found on the way', async () => {
    answer(() => json(body));
    expect(await load(1_000)).toEqual({ ok: false, problem: 'tooLarge' });
    answer(
      () =>
        new HttpResponse(
          new ReadableStream({
            start: (controller) => {
              for (let part = 0; part < 5; part += 1)
                controller.enqueue(new Uint8Array(500).fill(32));
              controller.close();
            },
          }),
          { headers: { 'content-type': 'application/json' } },
        ),
    );
    expect(await load(1_000)).toEqual({ ok: false, problem: 'tooLarge' });
  });

  test('it can be tried again', async () => {
    const source = new HttpOfferSource({ url: URL });
    answer(() => HttpResponse.error());
    expect((await source.load()).ok).toBe(false);
    answer(() => json(body));
    expect((await source.load()).ok).toBe(true);
  });
});

test('the file served with the application holds the samples: npm run catalogue writes it', () => {
  const served: unknown = JSON.parse(readFileSync('public/catalogue/offers.json', 'utf8'));
  expect(served).toEqual(JSON.parse(body));
});
