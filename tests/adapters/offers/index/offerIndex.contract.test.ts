import { describe, expect, test, vi } from 'vitest';

import { WorkerOfferIndex } from '#/adapters/offers/index/browserOfferIndex';
import { createIndexFunctions } from '#/adapters/offers/index/indexFunctions';
import { InlineOfferIndex } from '#/adapters/offers/index/InlineOfferIndex';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { IndexQuery, OfferIndex } from '#/domain/offers/search/OfferIndex';
import { noWorker, workersInThisThread } from '#tests/adapters/worker/fakeWorker';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const workers = () => workersInThisThread(createIndexFunctions());

const unused: OfferIndex = {
  replace: () => Promise.reject(new Error('the fallback was not to be used')),
  search: () => Promise.reject(new Error('the fallback was not to be used')),
  beside: () => Promise.reject(new Error('the fallback was not to be used')),
  places: () => Promise.reject(new Error('the fallback was not to be used')),
};

const INDEXES: readonly (readonly [string, () => OfferIndex])[] = [
  ['InlineOfferIndex', () => new InlineOfferIndex()],
  [
    'WorkerOfferIndex',
    () => new WorkerOfferIndex({ startWorker: workers().start, fallback: unused }),
  ],
  [
    'WorkerOfferIndex where no worker starts',
    () =>
      new WorkerOfferIndex({
        startWorker: noWorker,
        fallback: new InlineOfferIndex(),
      }),
  ],
];

const offers = Array.from({ length: 2_500 }, (_, index) =>
  anInternalOffer({ id: index + 1, title: index % 5 === 0 ? 'Développeuse' : 'Comptable' }),
);
const query = (keyword: string, limit?: number): IndexQuery => ({
  filters: { ...DEFAULT_FILTERS, keyword },
  sort: 'relevance',
  ...(limit === undefined ? {} : { limit }),
});

describe.each(INDEXES)('%s keeps the contract of an index', (_name, create) => {
  test('before it is given offers it finds none', async () => {
    expect(await create().search(query('comptable'))).toEqual({ ids: [], complete: true });
  });

  test('finds all, or a first page', async () => {
    const index = create();
    await index.replace(offers);
    const all = await index.search(query('developpeur'));
    expect(all.complete).toBe(true);
    expect(all.ids).toHaveLength(500);
    expect(await index.search(query('developpeur', 3))).toEqual({
      ids: [1, 6, 11],
      complete: false,
    });
  });

  test('a place is found however either side writes it, and around it', async () => {
    const index = create();
    const at = ['Valence (26)', '07 - ST PERAY', 'Saint-Péray (07)', 'Annonay (07)', 'Dakar'];
    await index.replace(at.map((location, place) => anInternalOffer({ id: place + 1, location })));
    const found = async (location: string, radius?: 10 | 50) => {
      const filters = { ...DEFAULT_FILTERS, location, ...(radius === undefined ? {} : { radius }) };
      return (await index.search({ filters, sort: 'relevance' })).ids;
    };
    expect(await found('st peray')).toEqual([2, 3]);
    // The town itself comes first.
    expect(await found('Saint Péray', 10)).toEqual([2, 3, 1]);
    expect(await found('ardeche')).toEqual([2, 3, 4]);
    expect(await found('07')).toEqual([2, 3, 4]);
    expect(await found('dak')).toEqual([5]);
    expect(await index.places({ location: '07130' }, at)).toEqual({
      understood: { kind: 'post', name: '07130', departments: ['07'] },
      answers: [false, true, true, false, false],
    });
  });

  test('beside its results stand other names of the trade, and places that only have the letters', async () => {
    const index = create();
    await index.replace([
      anInternalOffer({ id: 1, title: 'Agent d’entretien', location: 'Bourg-en-Bresse (01)' }),
      anInternalOffer({ id: 2, title: 'Agent de propreté (H/F)', location: 'Belley (01)' }),
      anInternalOffer({ id: 3, title: 'Comptable', rome: 'K2205', location: 'Gex (01)' }),
      anInternalOffer({ id: 4, title: 'Agent d’entretien', location: 'Romainville (93)' }),
      anInternalOffer({ id: 5, title: 'Comptable', location: 'Belley (01)' }),
    ]);
    const filters = { ...DEFAULT_FILTERS, keyword: "agent d'entretien", location: 'Ain' };
    const asked = { filters, sort: 'relevance' } as const;
    expect((await index.search(asked)).ids).toEqual([1]);
    const { trade, letters } = await index.beside(asked);
    expect(trade).toMatchObject({ ids: [2, 3], count: 2 });
    expect(trade?.names[0]).toBe('agent de propreté');
    expect(letters.ids).toEqual([4]);
  });

  test('what is given later takes the place of what was there', async () => {
    const index = create();
    const first = index.replace(offers);
    const second = index.replace(offers.slice(0, 5));
    await second;
    expect((await index.search(query('comptable'))).ids).toEqual([2, 3, 4, 5]);
    void first;
  });
});

describe('a worker that breaks', () => {
  test('leaves the fallback with its offers and its questions', async () => {
    const { started, start } = workers();
    const index = new WorkerOfferIndex({ startWorker: start, fallback: new InlineOfferIndex() });
    await index.replace(offers);
    const asked = index.search(query('developpeur'));
    started[0]?.onBreak();
    expect((await asked).ids).toHaveLength(500);
    expect((await index.search(query('comptable', 1))).ids).toEqual([2]);
    expect(started).toHaveLength(1);
  });

  test('while it is being filled, the filling still ends', async () => {
    const { started, start } = workers();
    const index = new WorkerOfferIndex({ startWorker: start, fallback: new InlineOfferIndex() });
    const filling = index.replace(offers);
    started[0]?.onBreak();
    await filling;
    expect((await index.search(query('comptable', 1))).ids).toEqual([2]);
  });

  test('between two parts leaves nothing half filled', async () => {
    const { started, asked, start } = workers();
    const index = new WorkerOfferIndex({ startWorker: start, fallback: new InlineOfferIndex() });
    const filling = index.replace(offers);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
    started[0]?.onBreak();
    await filling;
    expect((await index.search(query('developpeur'))).ids).toHaveLength(500);
    expect(started).toHaveLength(1);
  });

  test('at rest leaves the next question to the fallback', async () => {
    const { started, start } = workers();
    const index = new WorkerOfferIndex({ startWorker: start, fallback: new InlineOfferIndex() });
    await index.replace(offers);
    started[0]?.onBreak();
    expect((await index.search(query('developpeur'))).ids).toHaveLength(500);
    expect(started).toHaveLength(1);
  });

  test('no request carries thousands of offers', async () => {
    const { asked, start } = workers();
    const index = new WorkerOfferIndex({ startWorker: start, fallback: unused });
    await index.replace(offers);
    const parts = asked.flatMap((request) =>
      request.type === 'run' && request.name === 'add' ? request.args : [],
    );
    expect(parts.map((part) => Array.isArray(part) && part.length)).toEqual([1000, 1000, 500]);
  });
});
