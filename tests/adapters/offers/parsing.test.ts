import { describe, expect, test } from 'vitest';

import { workerParser } from '#/adapters/offers/parsing/browserParser';
import { parseCatalogue } from '#/adapters/offers/parsing/parseCatalogue';
import type { CatalogueBytes } from '#/adapters/offers/parsing/parseCatalogue';
import { parsingFunctions } from '#/adapters/offers/parsing/parsingFunctions';
import type { StartWorker } from '#/adapters/worker/protocol';
import { encodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { noWorker, workersInThisThread } from '#tests/adapters/worker/fakeWorker';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const MANY = Array.from({ length: 2_500 }, (_, index) => anInternalOffer({ id: index + 1 }));
const CATALOGUE = { ...SAMPLE_CATALOGUE, internal: MANY };

/** The text as a network would bring it: cut anywhere, even within a character. */
const piecesOf = (text: string, size = 1_001): CatalogueBytes => {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
};

const workers = () => workersInThisThread(parsingFunctions);

describe('reading a catalogue', () => {
  test('gives the same in a worker as on the page, in parts that the page can take in', async () => {
    const { start, said, ended } = workers();
    const text = encodeCatalogue(CATALOGUE);
    const parsed = await workerParser(start)(piecesOf(text));
    expect(parsed).toEqual({ ok: true, value: CATALOGUE });
    expect(parseCatalogue(piecesOf(text))).toEqual(parsed);
    const sizes = said.flatMap((response) =>
      response.type === 'news' && Array.isArray(response.news) ? [response.news.length] : [],
    );
    expect(sizes).toEqual([1000, 1000, 500]);
    expect(ended.count).toBe(1);
  });

  test('what is no catalogue is malformed', async () => {
    const { start } = workers();
    expect(await workerParser(start)(piecesOf('{"version": 1, "internal": ['))).toEqual({
      ok: false,
      problem: 'malformed',
    });
  });

  test('where no worker starts the page reads it', async () => {
    const bytes = piecesOf(encodeCatalogue(SAMPLE_CATALOGUE));
    expect((await workerParser(noWorker)(bytes)).ok).toBe(true);
  });

  test('a worker whose code does not come leaves the reading to the page', async () => {
    const silent: StartWorker = (events) => {
      setTimeout(events.onBreak, 0);
      return { post: () => undefined, end: () => undefined };
    };
    const bytes = piecesOf(encodeCatalogue(SAMPLE_CATALOGUE));
    expect((await workerParser(silent)(bytes)).ok).toBe(true);
  });

  test('a worker that breaks over the bytes says that they are too many', async () => {
    const { started, start } = workers();
    const parsing = workerParser((events) => ({
      ...start(events),
      post: () => setTimeout(() => started[0]?.onBreak(), 0),
    }))(piecesOf(encodeCatalogue(CATALOGUE)));
    expect(await parsing).toEqual({ ok: false, problem: 'tooLarge' });
  });

  test('an abort ends the worker, and rejects with its reason', async () => {
    const { ended, start } = workers();
    const controller = new AbortController();
    const parsing = workerParser(start)(piecesOf('{}'), controller.signal);
    controller.abort(new Error('left'));
    await expect(parsing).rejects.toThrow('left');
    expect(ended.count).toBe(1);
  });
});
