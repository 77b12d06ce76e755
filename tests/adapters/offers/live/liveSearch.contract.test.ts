import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { BrowserLiveSearch } from '#/adapters/offers/live/BrowserLiveSearch';
import type { LiveParts } from '#/adapters/offers/live/BrowserLiveSearch';
import { LIVE_SOURCE_IDS, LIVE_SOURCES } from '#/domain/offers/live/liveSources';
import { LIVE_EXAMPLES } from '#tests/support/builders/liveAnswers';
import type { LiveExample } from '#tests/support/builders/liveAnswers';

const DATASET =
  'https://www.data.gouv.fr/api/1/datasets/les-offres-diffusees-sur-choisir-le-service-public/';
const NOW = Date.parse('2026-11-20T09:00:00Z');

const server = setupServer();
/** Any other host is an error: nothing else is ever asked. */
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const dataset = () =>
  HttpResponse.json({
    resources: [
      {
        id: '867034a2-2fa1-41b4-bd39-c84691ea618f',
        title: 'offres-datagouv-2026.csv',
        format: 'csv',
        last_modified: '2026-11-15T04:00:00+00:00',
      },
    ],
  });

const answering = (
  { address, method }: LiveExample,
  respond: (request: Request) => Response | Promise<Response>,
) =>
  server.use(
    http.get(DATASET, dataset),
    http[method](address, ({ request }) => respond(request)),
  );

const data = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

const setUp = (parts: Partial<LiveParts> = {}) => {
  let clock = NOW;
  const search = new BrowserLiveSearch({
    fetch: (...asked) => fetch(...asked),
    isOnline: () => true,
    now: () => clock,
    today: () => '2026-11-20',
    allowed: new Set(LIVE_SOURCE_IDS.flatMap((source) => LIVE_SOURCES[source].origins)),
    appname: 'essai',
    ...parts,
  });
  return {
    search,
    later: (milliseconds: number) => {
      clock += milliseconds;
    },
  };
};

const without = (record: unknown, path: string): unknown => {
  const [name = '', ...rest] = path.split('.');
  const { [name]: part, ...others } = record as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [name]: without(part, rest.join('.')) };
};

describe.each(LIVE_SOURCE_IDS)('%s', (source) => {
  const example: LiveExample = LIVE_EXAMPLES[source];
  const { target, query, record } = example;
  const whole = example.answer(record);
  const ask = (parts?: Partial<LiveParts>) => setUp(parts).search.ask(target, query);

  it('gives its offers, under its name', async () => {
    answering(example, () => data(whole));
    const answer = await ask();
    expect(answer).toMatchObject({ ok: true, value: { lacks: [], more: false } });
    const offers = answer.ok ? answer.value.offers : [];
    expect(offers).toHaveLength(1);
    const [offer] = offers;
    expect(offer).toMatchObject(example.expected);
    expect(offer?.provenance).toMatchObject({ source: LIVE_SOURCES[source].name });
    expect(offer?.url).toMatch(/^https:/u);
  });

  it('sends no cookie, no referrer, and no more of the person than it says', async () => {
    const sent: Request[] = [];
    answering(example, (request) => {
      sent.push(request.clone());
      return data(whole);
    });
    await ask();
    const [request] = sent;
    expect(sent).toHaveLength(1);
    expect(request?.credentials).toBe('omit');
    expect(LIVE_SOURCES[source].origins).toContain(new URL(request?.url ?? '').origin);
    const told = decodeURIComponent(request?.url ?? '') + (await request?.text());
    // Words are asked for whatever their accents.
    const word = (query.keyword.split(' ')[0] ?? '').replaceAll(/[eè]/gu, '.');
    const { sends } = LIVE_SOURCES[source];
    expect(new RegExp(word, 'u').test(told)).toBe(sends === 'words' || sends === 'wordsAndPlace');
    expect(/974|hti/u.test(told)).toBe(sends === 'wordsAndPlace');
    expect(told.includes(query.location)).toBe(false);
  });

  it('is not called before the page may, nor without a network', async () => {
    expect(await ask({ allowed: new Set() })).toEqual({
      ok: false,
      problem: { kind: 'notAllowed', retryAt: null },
    });
    expect(await ask({ isOnline: () => false })).toMatchObject({
      ok: false,
      problem: { kind: 'offline' },
    });
  });

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [404, 'unknownBoard'],
    [500, 'outOfOrder'],
    [503, 'outOfOrder'],
  ])('tells an answer of %s as %s', async (status, kind) => {
    answering(example, () => new HttpResponse('{"message":"no"}', { status }));
    expect(await ask()).toEqual({ ok: false, problem: { kind, retryAt: null } });
  });

  it('is left alone where it was asked too often, longer each time, and says until when', async () => {
    let asked = 0;
    answering(example, () => {
      asked += 1;
      return new HttpResponse(null, { status: 429 });
    });
    const { search, later } = setUp();
    const minutes = 60_000;
    const first = { kind: 'tooManyRequests', retryAt: NOW + 5 * minutes };
    expect(await search.ask(target, query)).toEqual({ ok: false, problem: first });
    expect(await search.ask(target, query)).toEqual({ ok: false, problem: first });
    expect(asked).toBe(1);
    later(6 * minutes);
    expect(await search.ask(target, query)).toEqual({
      ok: false,
      problem: { kind: 'tooManyRequests', retryAt: NOW + 16 * minutes },
    });
    expect(asked).toBe(2);
  });

  it('says when to ask again where it tells', async () => {
    answering(
      example,
      () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '90' } }),
    );
    expect(await ask()).toEqual({
      ok: false,
      problem: { kind: 'tooManyRequests', retryAt: NOW + 90_000 },
    });
  });

  it('is out of reach where nothing answers, which is how a page sees a refusal too', async () => {
    answering(example, () => HttpResponse.error());
    expect(await ask()).toEqual({ ok: false, problem: { kind: 'unreachable', retryAt: null } });
  });

  it('is given up where it is too slow', async () => {
    answering(example, async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return data(whole);
    });
    expect(await ask({ timeoutMs: 30 })).toEqual({
      ok: false,
      problem: { kind: 'slow', retryAt: null },
    });
  });

  it('gives no data where it answers with a page', async () => {
    answering(example, () => HttpResponse.html('<!doctype html><html><body>Pause</body></html>'));
    expect(await ask()).toEqual({ ok: false, problem: { kind: 'notData', retryAt: null } });
  });

  it('tells a body that breaks off', async () => {
    answering(example, () => data(whole.slice(0, Math.floor(whole.length * 0.7))));
    expect(await ask()).toEqual({ ok: false, problem: { kind: 'truncated', retryAt: null } });
  });

  it('takes no offence at a field that is new, and tells a job that has no name any more', async () => {
    answering(example, () => data(example.answer({ ...record, nouveau_champ: 'x' })));
    expect(await ask()).toMatchObject({ ok: true, value: { lacks: [] } });
    answering(example, () => data(example.answer(without(record, example.title))));
    const answer = await setUp().search.ask(target, { keyword: '', location: '' });
    // Another part may name the job as well.
    const told = answer.ok
      ? answer.value.offers.length > 0 && answer.value.offers.every(({ title }) => title !== '')
      : answer.problem.kind === 'changed';
    expect(told).toBe(true);
  });

  it('leaves out what is hostile', async () => {
    const hostile = JSON.parse(
      JSON.stringify(record).replaceAll('https://', 'javascript:alert(1)//'),
    ) as unknown;
    answering(example, () => data(example.answer(hostile)));
    const answer = await ask();
    const offers = answer.ok ? answer.value.offers : [];
    expect(JSON.stringify(offers.map(({ url }) => url))).not.toContain('javascript');
  });

  it('may have nothing to offer', async () => {
    answering(example, () => data(example.answer()));
    expect(await ask()).toMatchObject({ ok: true, value: { offers: [], more: false } });
  });

  it('is asked once for one question within its time', async () => {
    let asked = 0;
    answering(example, () => {
      asked += 1;
      return data(whole);
    });
    const { search, later } = setUp();
    await search.ask(target, query);
    await search.ask(target, query);
    expect(asked).toBe(1);
    later((LIVE_SOURCES[source].keptMinutes + 1) * 60_000);
    await search.ask(target, query);
    expect(asked).toBe(2);
  });

  it('is given up when the person goes on', async () => {
    answering(example, () => data(whole));
    const controller = new AbortController();
    const reason = new Error('left');
    const asking = setUp().search.ask(target, query, controller.signal);
    controller.abort(reason);
    await expect(asking).rejects.toBe(reason);
  });
});

describe('sources that hand over all they have', () => {
  it.each(['greenhouse', 'arbeitnow'] as const)('are filtered here: %s', async (source) => {
    const example = LIVE_EXAMPLES[source];
    answering(example, () => data(example.answer(example.record)));
    const { search } = setUp();
    const none = await search.ask(example.target, { keyword: 'scaphandrier', location: '' });
    expect(none).toMatchObject({ ok: true, value: { offers: [] } });
  });

  it('leave out jobs that their board does not show', async () => {
    const { ashby } = LIVE_EXAMPLES;
    answering(ashby, () => data(ashby.answer({ ...ashby.record, isListed: false })));
    expect(await setUp().search.ask(ashby.target, ashby.query)).toMatchObject({
      ok: true,
      value: { offers: [] },
    });
  });
});

describe('the public service', () => {
  const { publicService: example } = LIVE_EXAMPLES;
  const asked = async (
    query: LiveExample['query'],
    respond: (url: URL, count: number) => Response,
  ) => {
    const urls: URL[] = [];
    answering(example, (request) => {
      const url = new URL(request.url);
      urls.push(url);
      return respond(url, urls.length);
    });
    const answer = await setUp().search.ask(example.target, query);
    return { urls, answer };
  };
  const fine = () => data(example.answer(example.record));

  it('is asked for the department of the place, and for words whatever their accents', async () => {
    const { urls, answer } = await asked({ keyword: 'secretaire', location: 'Lyon' }, fine);
    const [url] = urls;
    expect(url?.searchParams.get('Localisation du poste__contains')).toBe('(69)');
    expect(url?.searchParams.get('or')).toContain('"s_cr_tair_"');
    expect(url?.searchParams.get('Date de fin de publication par défaut__greater')).toBe(
      '2026-11-20',
    );
    expect(answer).toMatchObject({ ok: true, value: { asOf: '2026-11-15' } });
  });

  it('is asked more simply where it refuses the question', async () => {
    const { urls, answer } = await asked({ keyword: 'agent', location: '' }, (_, count) =>
      count === 1 ? HttpResponse.error() : fine(),
    );
    expect(urls).toHaveLength(2);
    expect(urls[1]?.search).not.toContain('greater');
    expect(answer.ok).toBe(true);
  });

  it('stands without the description of its data', async () => {
    server.use(
      http.get(DATASET, () => HttpResponse.error()),
      http.get(example.address, fine),
    );
    expect(await setUp().search.ask(example.target, example.query)).toMatchObject({
      ok: true,
      value: { asOf: null },
    });
  });

  it('cannot be led astray by signs in the words', async () => {
    const { urls } = await asked({ keyword: 'chef"&page_size=9999', location: '' }, fine);
    expect(urls[0]?.searchParams.getAll('page_size')).toEqual(['50']);
  });
});

describe('ReliefWeb', () => {
  const { reliefWeb: example } = LIVE_EXAMPLES;

  it('is not asked without the name that it approved', async () => {
    const { search } = setUp({ appname: '' });
    expect(await search.ask(example.target, example.query)).toEqual({
      ok: false,
      problem: { kind: 'notConfigured', retryAt: null },
    });
  });

  it('is asked for countries where the place is one, for the town else', async () => {
    const bodies: unknown[] = [];
    answering(example, async (request) => {
      expect(new URL(request.url).searchParams.get('appname')).toBe('essai');
      bodies.push(await request.json());
      return data(example.answer(example.record));
    });
    const { search } = setUp();
    await search.ask(example.target, { keyword: 'chargé de logistique', location: 'Haïti' });
    await search.ask(example.target, { keyword: 'WASH (urgence)', location: 'Goma' });
    expect(bodies).toMatchObject([
      {
        query: { value: 'chargé logistique' },
        filter: { field: 'country.iso3', value: ['hti'] },
      },
      { query: { value: 'WASH urgence "Goma"' } },
    ]);
  });
});
