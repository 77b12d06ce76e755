import { pause } from '#/adapters/offers/index/pause';
import type {
  IndexResponse,
  IndexWorker,
  IndexWorkerEvents,
} from '#/adapters/offers/index/protocol';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { IndexedOffer } from '#/domain/offers/search/index/OfferTable';
import type { IndexAnswer, IndexQuery, OfferIndex } from '#/domain/offers/search/OfferIndex';

type Parts = {
  readonly startWorker: (events: IndexWorkerEvents) => IndexWorker;
  /** Does the work where no worker can start, or after one broke. */
  readonly fallback: OfferIndex;
};

type Pending =
  | { readonly kind: 'replace'; readonly resolve: () => void }
  | {
      readonly kind: 'search';
      readonly query: IndexQuery;
      readonly resolve: (answer: IndexAnswer) => void;
    };

/** Copying so many offers to the worker takes some milliseconds. */
const PART = 1_000;

const indexed = ({
  id,
  title,
  company,
  location,
  description,
  region,
  type,
  experience,
  mode,
  date,
  source,
}: InternalOffer): IndexedOffer => ({
  id,
  title,
  company,
  location,
  description,
  region,
  type,
  experience,
  mode,
  date,
  source,
});

/** The index in a worker. Where none can start, and once one broke, everything runs on the fallback. */
export class WorkerOfferIndex implements OfferIndex {
  readonly #parts: Parts;
  readonly #pending = new Map<number, Pending>();
  #worker: IndexWorker | null = null;
  #refused = false;
  #offers: readonly InternalOffer[] = [];
  /** Done once the fallback holds the offers. */
  #fallbackFilled: Promise<void> = Promise.resolve();
  #generation = 0;
  #lastId = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly replace: OfferIndex['replace'] = async (offers) => {
    this.#offers = offers;
    this.#generation += 1;
    const generation = this.#generation;
    const worker = this.#start();
    if (worker === null) return this.#fillFallback();
    worker.post({ type: 'begin', size: offers.length });
    for (let from = 0; from < offers.length; from += PART) {
      if (from > 0) await pause();
      // A newer call has begun anew, or the worker broke and the fallback has the offers.
      if (generation !== this.#generation) return;
      if (this.#worker !== worker) return this.#fallbackFilled;
      worker.post({ type: 'add', offers: offers.slice(from, from + PART).map(indexed) });
    }
    const id = this.#nextId();
    return new Promise((resolve) => {
      this.#pending.set(id, { kind: 'replace', resolve });
      worker.post({ type: 'finish', id });
    });
  };

  readonly search: OfferIndex['search'] = async (query) => {
    const worker = this.#start();
    if (worker === null) {
      await this.#fallbackFilled;
      return this.#parts.fallback.search(query);
    }
    const id = this.#nextId();
    return new Promise((resolve) => {
      this.#pending.set(id, { kind: 'search', query, resolve });
      worker.post({ type: 'search', id, query });
    });
  };

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #start(): IndexWorker | null {
    if (this.#worker !== null || this.#refused) return this.#worker;
    try {
      this.#worker = this.#parts.startWorker({
        onResponse: (response) => this.#onResponse(response),
        onBreak: () => this.#onBreak(),
      });
    } catch {
      this.#refused = true;
    }
    return this.#worker;
  }

  #onResponse(response: IndexResponse): void {
    const pending = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if (pending?.kind === 'search' && response.type === 'found') pending.resolve(response.answer);
    else if (pending?.kind === 'replace') pending.resolve();
  }

  #fillFallback(): Promise<void> {
    this.#fallbackFilled = this.#parts.fallback.replace(this.#offers);
    return this.#fallbackFilled;
  }

  #onBreak(): void {
    this.#refused = true;
    this.#worker?.end();
    this.#worker = null;
    const left = [...this.#pending.values()];
    this.#pending.clear();
    const filled = this.#fillFallback();
    for (const pending of left) void this.#settleOnFallback(pending, filled);
  }

  async #settleOnFallback(pending: Pending, filled: Promise<void>): Promise<void> {
    await filled;
    if (pending.kind === 'replace') pending.resolve();
    else pending.resolve(await this.#parts.fallback.search(pending.query));
  }
}
