import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { collectOffers, isWorthPublishing } from '#/adapters/offers/feeds/collectOffers';
import { FEEDS } from '#/adapters/offers/feeds/feeds';
import type { FeedConfig, NetworkFeed } from '#/adapters/offers/feeds/feeds';
import type { KeptPage } from '#/adapters/offers/feeds/politeFetch';
import { FEED_ANSWERS } from '#tests/support/builders/feedAnswers';
import type { FeedAnswer } from '#tests/support/builders/feedAnswers';
import { franceTravailOffer } from '#tests/support/builders/offerFiles';

const TOKEN = 'https://entreprise.francetravail.fr/connexion/oauth2/access_token';
const DATASET =
  'https://www.data.gouv.fr/api/1/datasets/les-offres-diffusees-sur-choisir-le-service-public/';
const ENVIRONMENT = {
  FRANCE_TRAVAIL_ID: 'id-essai',
  FRANCE_TRAVAIL_SECRET: 'secret-essai',
  LBA_TOKEN: 'jeton-essai',
  RELIEFWEB_APPNAME: 'essai',
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answering = (feed: FeedAnswer, respond: (request: Request) => Response | Promise<Response>) =>
  server.use(
    http.post(TOKEN, () => HttpResponse.json({ access_token: 'abc', expires_in: 1499 })),
    http.get(DATASET, () => HttpResponse.json({ resources: [] })),
    http[feed.method](feed.address, ({ request }) => respond(request)),
  );

const data = (text: string): Response =>
  new Response(text, {
    headers: { 'content-type': text.startsWith('<') ? 'application/xml' : 'application/json' },
  });

const setUp = (
  environment: Readonly<Record<string, string>> = ENVIRONMENT,
  files: Readonly<Record<string, string>> = {},
  since: string | null = null,
) => {
  const pages = new Map<string, KeptPage>();
  const waits: number[] = [];
  let clock = 1_795_000_000_000;
  const collect = (...configs: readonly FeedConfig[]) =>
    collectOffers(configs, {
      fetch: (...asked) => fetch(...asked),
      cache: { get: (key) => pages.get(key) ?? null, set: (key, page) => pages.set(key, page) },
      now: () => clock,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        clock += milliseconds;
        return Promise.resolve();
      },
      environment,
      today: '2026-11-20',
      since,
      readFile: (path) => (path in files ? new TextEncoder().encode(files[path]) : null),
    });
  const later = (milliseconds: number): void => {
    clock += milliseconds;
  };
  return { collect, pages, waits, later };
};

/** The record without one part, by its path. */
const without = (record: unknown, path: string): unknown => {
  const [name = '', ...rest] = path.split('.');
  const { [name]: part, ...others } = record as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [name]: without(part, rest.join('.')) };
};

const kinds = Object.keys(FEED_ANSWERS) as readonly NetworkFeed['kind'][];

describe.each(kinds)('%s', (kind) => {
  const feed: FeedAnswer = FEED_ANSWERS[kind];
  const whole = feed.answer(feed.record);

  it('gives its offers, with their source', async () => {
    answering(feed, () => data(whole));
    const { offers, reports } = await setUp().collect(feed.config);
    expect(reports).toMatchObject([{ kind, offers: 1, lacks: [], problem: null }]);
    expect(reports[0]?.attribution?.label).not.toBe('');
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatchObject({ source: 'catalogue', ...feed.expected });
    expect(offers[0]?.provenance?.id).not.toBe('');
  });

  it.each([401, 403])('is refused with %s, and not asked again', async (status) => {
    let asked = 0;
    answering(feed, () => {
      asked += 1;
      return new HttpResponse('{"message":"no"}', { status });
    });
    const { reports } = await setUp().collect(feed.config);
    expect(reports).toMatchObject([{ offers: 0, problem: 'refused' }]);
    expect(asked).toBe(1);
  });

  it('is asked again as late as it says where it was asked too often', async () => {
    let asked = 0;
    answering(feed, () => {
      asked += 1;
      return asked === 1
        ? new HttpResponse(null, { status: 429, headers: { 'retry-after': '7' } })
        : data(whole);
    });
    const { collect, waits } = setUp();
    expect((await collect(feed.config)).offers).toHaveLength(1);
    expect(waits).toContain(7_000);
  });

  it.each([
    [429, 'tooManyRequests'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('is given up after some attempts where it keeps answering %s', async (status, problem) => {
    let asked = 0;
    answering(feed, () => {
      asked += 1;
      return new HttpResponse(null, { status });
    });
    const { collect, waits } = setUp();
    expect((await collect(feed.config)).reports).toMatchObject([{ offers: 0, problem }]);
    expect(asked).toBe(4);
    const pauses = waits.filter((pause) => pause >= 2_000);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  });

  it('is out of reach where nothing answers', async () => {
    answering(feed, () => HttpResponse.error());
    expect((await setUp().collect(feed.config)).reports).toMatchObject([
      { problem: 'unreachable' },
    ]);
  });

  it('gives no data where it answers with a page', async () => {
    answering(feed, () =>
      HttpResponse.html('<!doctype html><html><body>Maintenance</body></html>'),
    );
    expect((await setUp().collect(feed.config)).reports).toMatchObject([{ problem: 'notData' }]);
  });

  it('tells a body that breaks off', async () => {
    answering(feed, () => data(whole.slice(0, Math.floor(whole.length * 0.7))));
    const { offers, reports } = await setUp().collect(feed.config);
    expect(offers).toEqual([]);
    const [report] = reports;
    expect(report?.problem === 'notData' || report?.left.truncated === 1).toBe(true);
  });

  it('takes no offence at a field that is new', async () => {
    answering(feed, () => data(feed.answer({ ...feed.record, nouveau_champ: 'x' })));
    expect((await setUp().collect(feed.config)).reports).toMatchObject([{ offers: 1, lacks: [] }]);
  });

  it('tells a shape that changed: no job has a name any more', async () => {
    answering(feed, () => data(feed.answer(without(feed.record, feed.title))));
    const { offers, reports } = await setUp().collect(feed.config);
    const [report] = reports;
    const named = offers.every(({ title }) => title !== '');
    const told = report?.problem === 'notData' || report?.lacks.includes('title') === true;
    // Another part may name the job as well.
    expect(offers.length > 0 ? named : told).toBe(true);
  });

  it('may have nothing to offer', async () => {
    answering(feed, () =>
      kind === 'personio'
        ? data('<?xml version="1.0"?><workzag-jobs></workzag-jobs>')
        : kind === 'lever'
          ? data('[]')
          : kind === 'franceTravail'
            ? new HttpResponse(null, { status: 204 })
            : data(feed.answer(null).replace('[null]', '[]')),
    );
    expect((await setUp().collect(feed.config)).reports).toMatchObject([
      { offers: 0, problem: null },
    ]);
  });

  it('is asked only for what changed, and not twice within the hour', async () => {
    const asked: (string | null)[] = [];
    answering(feed, (request) => {
      asked.push(request.headers.get('if-none-match'));
      return asked.length === 1
        ? new HttpResponse(whole, { headers: { etag: '"1"', 'content-type': 'application/json' } })
        : new HttpResponse(null, { status: 304 });
    });
    const { collect, later } = setUp();
    await collect(feed.config);
    expect((await collect(feed.config)).offers).toHaveLength(1);
    expect(asked).toEqual([null]);
    later(2 * 60 * 60 * 1000);
    expect((await collect(feed.config)).offers).toHaveLength(1);
    expect(asked).toEqual([null, '"1"']);
  });
});

describe('several sources', () => {
  it('are asked one after the other; one that fails leaves the others as they are', async () => {
    const { lever, greenhouse } = FEED_ANSWERS;
    answering(lever, () => new HttpResponse(null, { status: 403 }));
    answering(greenhouse, () => data(greenhouse.answer(greenhouse.record)));
    const collected = await setUp().collect(lever.config, greenhouse.config);
    expect(collected.reports.map(({ problem }) => problem)).toEqual(['refused', null]);
    expect(collected.offers).toHaveLength(1);
    expect(isWorthPublishing(collected)).toEqual({ ok: true, value: null });
  });

  it('leave yesterday’s catalogue in place where all of them fail', async () => {
    const { lever } = FEED_ANSWERS;
    answering(lever, () => new HttpResponse(null, { status: 403 }));
    expect(isWorthPublishing(await setUp().collect(lever.config))).toEqual({
      ok: false,
      problem: 'everySourceFailed',
    });
  });

  it('need their secrets', async () => {
    const { collect } = setUp({});
    const { reports } = await collect(
      FEED_ANSWERS.franceTravail.config,
      FEED_ANSWERS.reliefWeb.config,
    );
    expect(reports.map(({ problem }) => problem)).toEqual(['notConfigured', 'notConfigured']);
  });

  it('turn their pages, and never keep a token', async () => {
    const { franceTravail } = FEED_ANSWERS;
    const ranges: (string | null)[] = [];
    answering(franceTravail, (request) => {
      const range = new URL(request.url).searchParams.get('range');
      ranges.push(range);
      const count = range === '0-149' ? 150 : 2;
      const resultats = Array.from({ length: count }, (_, index) => ({
        ...franceTravail.record,
        id: `${range}-${index}`,
        description: `Vous préparez les commandes du magasin ${range} ${index}.`,
      }));
      return HttpResponse.json({ resultats }, { status: 206 });
    });
    const { collect, pages } = setUp();
    expect((await collect(franceTravail.config)).offers).toHaveLength(152);
    expect(ranges).toEqual(['0-149', '150-299']);
    expect([...pages.keys()].some((key) => key.includes('secret'))).toBe(false);
    expect([...pages.values()].some(({ text }) => text.includes('access_token'))).toBe(false);
  });

  it('go through the departments one by one', async () => {
    const { choisirLeServicePublic: feed } = FEED_ANSWERS;
    const asked: string[] = [];
    answering(feed, (request) => {
      const { searchParams } = new URL(request.url);
      const department = searchParams.get('Localisation du poste__contains');
      const page = searchParams.get('page');
      asked.push(`${department} ${page}`);
      return HttpResponse.json({
        data: [{ ...feed.record, Référence: `${department}-${page}` }],
        links: { next: department === '(07)' && page === '1' ? 'https://x.example.org' : null },
      });
    });
    const config = { kind: 'choisirLeServicePublic', departments: ['07', '26'] } as const;
    const { offers } = await setUp().collect({ ...config, departments: ['07', '26'] });
    expect(asked).toEqual(['(07) 1', '(07) 2', '(26) 1']);
    expect(offers).toHaveLength(3);
  });
});

describe('a file among the sources', () => {
  const csv = 'titre;description;entreprise\nCouvreur;Poser des ardoises.;Toits du Nord\n';
  const files = {
    'export.json': JSON.stringify({ resultats: [franceTravailOffer()] }),
    'lots/partenaire.csv': csv,
  };

  it('is named as its source is, with its terms where they are known', async () => {
    const { reports } = await setUp({}, files).collect({ kind: 'file', path: 'export.json' });
    expect(reports[0]).toMatchObject({ offers: 1, attribution: FEEDS.franceTravail.attribution });
  });

  it('is named as the deployer says, or else by its own name', async () => {
    const { collect } = setUp({}, files);
    const path = 'lots/partenaire.csv';
    const told = { label: 'Maison de l’emploi', url: 'https://emploi.example', licence: 'Accord' };
    const { reports, offers } = await collect({ kind: 'file', path, ...told });
    expect(reports[0]?.attribution).toEqual(told);
    expect(offers[0]?.provenance?.source).toBe(told.label);
    const unnamed = await collect({ kind: 'file', path });
    expect(unnamed.reports[0]?.attribution).toEqual({
      label: 'partenaire.csv',
      url: '',
      licence: '',
    });
  });

  it('gives what another source has once, and tells what ended or is too old', async () => {
    const long = 'Poser des ardoises sur des toits anciens, avec une équipe de trois. '.repeat(4);
    const also = {
      titre: 'Couvreur',
      description: long,
      entreprise: 'Toits du Nord',
      source: 'Un autre site',
    };
    const rows = [
      also,
      { ...also, titre: 'Zingueur', description: 'Poser des gouttières.', date: '2026-09-30' },
      { ...also, titre: 'Maçon', description: 'Monter des murs.', date_limite: '2026-11-19' },
      { ...also, titre: 'Carreleur', description: 'Poser des sols.', date: '2026-11-01' },
    ];
    const both = {
      'lots/partenaire.csv': `titre;description;entreprise\nCouvreur;${long};Toits du Nord\n`,
      'autre.json': JSON.stringify({ publisher: 'Autre', offres: rows }),
    };
    const { offers, reports } = await setUp({}, both, '2026-10-01').collect(
      { kind: 'file', path: 'lots/partenaire.csv' },
      { kind: 'file', path: 'autre.json' },
    );
    expect(offers.map(({ title }) => title)).toEqual(['Couvreur', 'Carreleur']);
    expect(reports).toMatchObject([
      { offers: 1, elsewhere: 0, tooOld: 0 },
      { offers: 1, elsewhere: 1, tooOld: 1, left: { expired: 1 } },
    ]);
  });

  it('gives nothing where it is not there', async () => {
    const { reports } = await setUp({}, files).collect({ kind: 'file', path: 'ailleurs.csv' });
    expect(reports[0]).toMatchObject({ problem: 'unreachable', attribution: null, offers: 0 });
  });
});
