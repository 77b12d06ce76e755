import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { writeShards } from '#/adapters/offers/feeds/writeShards';
import { HttpOfferSource } from '#/adapters/offers/HttpOfferSource';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { planShards } from '#/domain/offers/catalogue/shards';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const FOLDER = 'https://embellie.test/catalogue/';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const LOCATIONS = ['Lyon (69)', 'Grenoble (38000)', 'Dakar', 'Saint-Denis (97400)'] as const;
const day = (index: number): string =>
  new Date(Date.UTC(2026, 10, 20) - (index % 60) * 86_400_000).toISOString().slice(0, 10);
const some = (count: number, location = (index: number) => LOCATIONS[index % 4] ?? '') =>
  Array.from({ length: count }, (_, index) =>
    anInternalOffer({
      id: index + 1,
      title: `Poste ${index}`,
      location: location(index),
      date: day(index),
      expires: '2099-01-01',
      source: 'catalogue',
    }),
  );

const attribution = { label: 'France Travail', url: 'https://www.francetravail.fr', licence: 'L' };
const written = (offers: readonly InternalOffer[]) =>
  writeShards(
    offers,
    [
      {
        kind: 'franceTravail',
        which: '',
        attribution,
        offers: offers.length,
        elsewhere: 0,
        tooOld: 0,
        left: {} as never,
        lacks: [],
        problem: null,
      },
    ],
    {
      gzip: (text) => gzipSync(text),
      hash: (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16),
      builtAt: '2026-11-20T03:17:00.000Z',
    },
  );

/** Serves a catalogue in parts; tells which were asked for. */
const serving = (
  offers: readonly InternalOffer[],
  over: { readonly lose?: (file: string) => boolean; readonly opened?: boolean } = {},
) => {
  const { index, parts } = written(offers);
  const asked: string[] = [];
  server.use(
    http.get(`${FOLDER}offers.json`, () => HttpResponse.json(index)),
    http.get(`${FOLDER}shards/:name`, ({ params }) => {
      const file = `shards/${String(params['name'])}`;
      asked.push(file);
      const part = parts.find((one) => one.file === file);
      if (part === undefined || over.lose?.(file) === true)
        return new HttpResponse(null, { status: 404 });
      return new HttpResponse(new Uint8Array(part.bytes), {
        headers: { 'content-type': 'application/octet-stream' },
      });
    }),
  );
  return { index, asked };
};

const open = (parts: Partial<ConstructorParameters<typeof HttpOfferSource>[0]> = {}) => {
  const seen: Catalogue[] = [];
  const source = new HttpOfferSource({
    url: `${FOLDER}offers.json`,
    wait: () => new Promise((resolve) => setTimeout(resolve)),
    ...parts,
  });
  const load = () => source.load(undefined, (catalogue) => seen.push(catalogue));
  const settled = async (): Promise<Catalogue> => {
    for (let turn = 0; turn < 500; turn += 1) {
      const last = seen.at(-1);
      if (last?.reach?.loading === false) return last;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('it never settles');
  };
  return { source, load, seen, settled };
};

describe('a catalogue in parts', () => {
  it('has every offer once, by place, the newest of each place first', () => {
    const offers = some(3_000);
    const plan = planShards(offers);
    expect(
      plan
        .flatMap((part) => part.offers)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    ).toEqual(offers.map(({ id }) => id));
    expect([...new Set(plan.map(({ place }) => place))].toSorted()).toEqual([
      '',
      '38',
      '69',
      '974',
    ]);
    const lyon = plan.filter(({ place }) => place === '69');
    expect(lyon.map((part) => part.offers.length)).toEqual([50, 400, 300]);
    const dates = lyon.flatMap((part) => part.offers.map(({ date }) => date ?? ''));
    expect(dates).toEqual(dates.toSorted((one, other) => other.localeCompare(one)));
  });

  it('is written the same for the same offers: what did not change keeps its name', () => {
    const offers = some(500);
    const [one, other] = [written(offers), written(offers)];
    expect(one.index).toEqual(other.index);
    const changed = written([
      ...offers,
      anInternalOffer({ id: 9_000, location: 'Grenoble (38)', date: '2026-11-21' }),
    ]);
    const names = new Set(one.index.shards.map(({ file }) => file));
    const fresh = changed.index.shards.filter(({ file }) => !names.has(file));
    expect(fresh.every(({ place }) => place === '38')).toBe(true);
    expect(one.index.sources).toEqual([{ ...attribution, count: 500 }]);
  });
});

describe('its loading', () => {
  it('begins with the place that is wanted, and brings the rest by itself', async () => {
    const { asked, index } = serving(some(3_000));
    const { source, load, seen, settled } = open();
    source.want({ keyword: '', location: 'Villeurbanne' });
    const loaded = await load();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^shards\/69-0-/u);
    expect(loaded).toMatchObject({ ok: true, value: { reach: { held: 50, total: 3_000 } } });
    const all = await settled();
    expect(all.internal).toHaveLength(3_000);
    expect(all.reach).toMatchObject({ held: 3_000, loading: false, sources: [attribution] });
    // What is shown grows by half at least each time.
    expect(seen.length).toBeLessThan(9);
    expect(new Set(asked)).toEqual(new Set(index.shards.map(({ file }) => file)));
    expect(asked).toHaveLength(index.shards.length);
  });

  it('asks ahead for what is wanted before anybody loads, and never twice', async () => {
    const { asked, index } = serving(some(3_000));
    const { source, load, settled, seen } = open();
    source.want({ keyword: '', location: 'Lyon' });
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^shards\/69-0-/u)]);
    expect(seen).toEqual([]);
    const loaded = await load();
    expect(loaded).toMatchObject({ ok: true, value: { reach: { held: 50, total: 3_000 } } });
    expect((await settled()).internal).toHaveLength(3_000);
    expect(asked).toHaveLength(index.shards.length);
  });

  it('asks anew where what was asked ahead failed', async () => {
    server.use(http.get(`${FOLDER}offers.json`, () => HttpResponse.error()));
    const { source, load } = open();
    source.want({ keyword: '', location: '' });
    expect(await load()).toEqual({ ok: false, problem: 'offline' });
    serving(some(40, () => 'Lyon (69)'));
    expect(await load()).toMatchObject({ ok: true, value: { reach: { held: 40 } } });
  });

  it('begins with every department of a region', async () => {
    const { asked } = serving(some(3_000));
    const { source, load, settled } = open({ background: false });
    source.want({ keyword: '', location: 'Auvergne-Rhône-Alpes' });
    await load();
    await settled();
    const places = new Set(asked.map((file) => file.split(/[/-]/u)[1]));
    expect(places).toEqual(new Set(['38', '69']));
  });

  it('holds no more than a device can; a place that is wanted then makes room for itself', async () => {
    serving(some(4_000));
    const { source, load, seen, settled } = open({ mostHeld: 1_500 });
    await load();
    const first = await settled();
    expect(first.internal.length).toBeLessThanOrEqual(1_500);
    expect(first.reach).toMatchObject({ total: 4_000 });
    seen.length = 0;
    source.want({ keyword: '', location: 'La Réunion' });
    const then = await settled();
    const there = then.internal.filter(({ location }) => location.includes('974'));
    expect(there).toHaveLength(1_000);
    expect(then.internal.length).toBeLessThanOrEqual(1_500);
  });

  it('brings only what is wanted where data is to be saved', async () => {
    const { asked } = serving(some(3_000));
    const { source, load, settled } = open({ background: false });
    source.want({ keyword: '', location: '69' });
    await load();
    await settled();
    expect(asked.every((file) => file.startsWith('shards/69-'))).toBe(true);
  });

  it('goes on without a part that does not come, and has nothing where none does', async () => {
    serving(some(1_000), { lose: (file) => file.startsWith('shards/38-') });
    const one = open();
    await one.load();
    const all = await one.settled();
    expect(all.internal).toHaveLength(750);
    server.resetHandlers();
    serving(some(1_000), { lose: () => true });
    expect(await open().load()).toEqual({ ok: false, problem: 'offline' });
  });

  it('asks again only for the parts that changed', async () => {
    const offers = some(1_000);
    const { asked } = serving(offers);
    const { load, settled, seen } = open();
    await load();
    await settled();
    const before = asked.length;
    const then = serving([
      ...offers,
      anInternalOffer({ id: 9_000, location: 'Grenoble (38)', date: '2026-11-21' }),
    ]);
    seen.length = 0;
    const again = await load();
    expect(again.ok && again.value.internal.length).toBeGreaterThan(700);
    expect((await settled()).internal).toHaveLength(1_001);
    expect(asked).toHaveLength(before);
    expect(then.asked.every((file) => file.startsWith('shards/38-'))).toBe(true);
  });

  it('leaves out what has ended since', async () => {
    serving([
      anInternalOffer({ id: 1, expires: '2020-01-01' }),
      anInternalOffer({ id: 2, expires: '2099-01-01' }),
    ]);
    const loaded = await open().load();
    expect(loaded.ok && loaded.value.internal.map(({ id }) => id)).toEqual([2]);
  });

  it('tells an index that is damaged, and ignores a field that is new', async () => {
    const { index } = serving(some(10));
    server.use(
      http.get(`${FOLDER}offers.json`, () => HttpResponse.json({ ...index, nouveau: true })),
    );
    expect((await open().load()).ok).toBe(true);
    server.use(
      http.get(`${FOLDER}offers.json`, () =>
        HttpResponse.json({ ...index, shards: [{ ...index.shards[0], file: '../../x.json.gz' }] }),
      ),
    );
    expect(await open().load()).toEqual({ ok: false, problem: 'malformed' });
  });
});
