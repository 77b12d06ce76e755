import { describe, expect, test, vi } from 'vitest';

import { createIndexFunctions } from '#/adapters/offers/index/indexFunctions';
import { InlineOfferIndex } from '#/adapters/offers/index/InlineOfferIndex';
import { WorkerOfferIndex } from '#/adapters/offers/index/WorkerOfferIndex';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { IndexQuery, OfferIndex } from '#/domain/offers/search/OfferIndex';
import { noWorker, workersInThisThread } from '#tests/adapters/worker/fakeWorker';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const workers = () => workersInThisThread(createIndexFunctions());

const unused: OfferIndex = {
  replace: () => Promise.reject(new Error('the fallback was not to be used')),
  search: () => Promise.reject(new Error('the fallback was not to be used')),
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
