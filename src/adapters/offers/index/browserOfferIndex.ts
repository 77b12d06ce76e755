import type { IndexFunctions } from '#/adapters/offers/index/indexFunctions';
import { InlineOfferIndex } from '#/adapters/offers/index/InlineOfferIndex';
import address from '#/adapters/offers/index/offers.worker.ts?worker&url';
import { pause } from '#/adapters/offers/index/pause';
import type { StartWorker } from '#/adapters/worker/protocol';
import { sealedWorker } from '#/adapters/worker/sealedWorker';
import { WorkerClient } from '#/adapters/worker/WorkerClient';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { IndexedOffer } from '#/domain/offers/search/index/OfferTable';
import type { OfferIndex } from '#/domain/offers/search/OfferIndex';
import type { Result } from '#/domain/shared/result';

type Parts = {
  readonly startWorker: StartWorker;
  /** Does the work where no worker can start, or after one broke. */
  readonly fallback: OfferIndex;
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
  rome,
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
  rome,
});

/** The index in a worker. Where none can start, and once one broke, everything runs on the fallback. */
export class WorkerOfferIndex implements OfferIndex {
  readonly #worker: WorkerClient<IndexFunctions>;
  readonly #fallback: OfferIndex;
  #offers: readonly InternalOffer[] = [];
  /** Done once the fallback holds the offers; null while a worker holds them. */
  #fallbackFilled: Promise<void> | null = null;
  #generation = 0;

  constructor({ startWorker, fallback }: Parts) {
    this.#worker = new WorkerClient({ start: startWorker, keepsState: true });
    this.#fallback = fallback;
  }

  readonly replace: OfferIndex['replace'] = async (offers) => {
    this.#offers = offers;
    this.#generation += 1;
    const generation = this.#generation;
    if (this.#fallbackFilled !== null) return this.#fillFallback();
    void this.#worker.call('begin', [offers.length]);
    for (let from = 0; from < offers.length; from += PART) {
      if (from > 0) await pause();
      // A newer call has begun anew, and fills the fallback if there is need.
      if (generation !== this.#generation) return;
      void this.#worker.call('add', [offers.slice(from, from + PART).map(indexed)]);
    }
    const filled = await this.#worker.call('finish', []);
    if (!filled.ok) await this.#leaveWorker();
  };

  readonly search: OfferIndex['search'] = (query) =>
    this.#ask(
      () => this.#worker.call('search', [query]),
      () => this.#fallback.search(query),
    );

  readonly beside: OfferIndex['beside'] = (query) =>
    this.#ask(
      () => this.#worker.call('beside', [query]),
      () => this.#fallback.beside(query),
    );

  readonly places: OfferIndex['places'] = (typed, places) =>
    this.#ask(
      () => this.#worker.call('places', [typed, places]),
      () => this.#fallback.places(typed, places),
    );

  /** Asks the worker while it holds the offers, and the fallback once it does. */
  async #ask<T>(inWorker: () => Promise<Result<T, unknown>>, onPage: () => Promise<T>): Promise<T> {
    if (this.#fallbackFilled === null) {
      const answer = await inWorker();
      if (answer.ok) return answer.value;
    }
    await this.#leaveWorker();
    return onPage();
  }

  #fillFallback(): Promise<void> {
    this.#fallbackFilled = this.#fallback.replace(this.#offers);
    return this.#fallbackFilled;
  }

  /** A fresh worker would hold nothing: from the first failure on, the fallback has the offers. */
  #leaveWorker(): Promise<void> {
    this.#worker.end();
    return this.#fallbackFilled ?? this.#fillFallback();
  }
}

/** The index as browsers keep it: in a worker, or on the page where none can start. */
export const browserOfferIndex = (): OfferIndex =>
  new WorkerOfferIndex({
    startWorker: sealedWorker(address, 'offers'),
    fallback: new InlineOfferIndex(),
  });
