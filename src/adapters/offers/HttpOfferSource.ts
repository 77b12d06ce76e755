import {
  type CatalogueBytes,
  type CatalogueParser,
  parseCatalogue,
} from '#/adapters/offers/parsing/parseCatalogue';
import { loadPlaces, ShardedOffers } from '#/adapters/offers/shards/ShardedOffers';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type {
  CatalogueProblem,
  OfferSource,
  WantedOffers,
} from '#/domain/offers/catalogue/OfferSource';
import { decodeIndex } from '#/domain/offers/catalogue/shards';
import { localDay } from '#/domain/shared/localDay';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** 100 000 advertisements take some 80 MB. */
const MOST_BYTES = 200_000_000;

const HTTP_NO_CONTENT = 204;
const HTTP_NOT_FOUND = 404;
const HTTP_GONE = 410;

type Parts = {
  /** Absolute, or from the page. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  readonly mostBytes?: number;
  readonly parse?: CatalogueParser;
  /** Waits so long, then until the page is idle. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** In gigabytes, as far as the browser tells. */
  readonly deviceMemory?: number | undefined;
  /** False where the person asked to save data. */
  readonly background?: boolean;
  readonly mostHeld?: number;
};

/** So many offers keep page and index under 250 MB: docs/offers.md has the measure. */
const HELD = 100_000;
/** A phone has other things to hold, and to download. */
const HELD_BY_SMALL_DEVICES = 45_000;

const heldBy = (gigabytes = 0): number => (gigabytes >= 8 ? HELD : HELD_BY_SMALL_DEVICES);

class TooLarge extends Error {}

/** The body as it comes; one that grows over the limit is given up on the way. */
const bytesOf = async (response: Response, mostBytes: number): Promise<CatalogueBytes> => {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) throw new TooLarge();
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  if (reader === undefined) return parts;
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      // What comes of the rest is nobody's business: some bodies never answer a cancellation.
      void reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    parts.push(value);
  }
};

/** A file of a few hundred offers is read in less time than a worker takes to start. */
const INLINE_BYTES = 300_000;

/** Reads large files in a worker, whose code loads for them alone. */
const parse: CatalogueParser = async (bytes, signal) => {
  const size = bytes.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (size <= INLINE_BYTES) return parseCatalogue(bytes);
  const { browserParser } = await import('#/adapters/offers/parsing/browserParser');
  return browserParser(bytes, signal);
};

const jsonOf = (bytes: CatalogueBytes): unknown => {
  const decoder = new TextDecoder();
  try {
    return JSON.parse(bytes.map((piece) => decoder.decode(piece, { stream: true })).join(''));
  } catch {
    return null;
  }
};

/** Whether an answer is an index of parts, by its first characters: a catalogue of offers may be far too large to look through. */
const isIndex = ([head]: CatalogueBytes): boolean =>
  /^\s*\{\s*"version"\s*:\s*2\b/u.test(new TextDecoder().decode(head?.subarray(0, 100)));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** What the address answered, as it is read once somebody loads. */
type Answer = Result<
  (
    signal: AbortSignal,
    onMore: (catalogue: Catalogue) => void,
  ) => Promise<Result<Catalogue, CatalogueProblem>>,
  CatalogueProblem
>;
type Asking = { readonly controller: AbortController; readonly answer: Promise<Answer> };

/** The catalogue served with the application, or by whoever deploys it: one file, or an index and its parts. */
export class HttpOfferSource implements OfferSource {
  readonly #parts: Parts;
  #wanted: WantedOffers | null = null;
  #shards: ShardedOffers | null = null;
  #onMore: (catalogue: Catalogue) => void = () => undefined;
  /** An answer that was asked for before anybody loaded; once somebody did there is none. */
  #ahead: Asking | null = null;
  #loaded = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly want = (wanted: WantedOffers): void => {
    this.#wanted = wanted;
    // What knows the place comes beside the index, not after it.
    if (wanted.location.trim() !== '') void loadPlaces().catch(() => undefined);
    this.#shards?.want(wanted);
    if (!this.#loaded) this.#ahead ??= this.#start();
  };

  readonly load: OfferSource['load'] = async (signal, onMore = () => undefined) => {
    const giveUp = (): void => {
      if (signal?.aborted === true) throw signal.reason;
    };
    giveUp();
    const { controller, answer } = this.#ahead ?? this.#start();
    this.#ahead = null;
    this.#loaded = true;
    const onAbort = (): void => controller.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    try {
      const asked = await answer;
      giveUp();
      return asked.ok ? await asked.value(controller.signal, onMore) : asked;
    } catch {
      giveUp();
      return fail('offline');
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  };

  #start(): Asking {
    const controller = new AbortController();
    return { controller, answer: this.#ask(controller.signal) };
  }

  /** Never rejects: what was given up on counts as out of reach. */
  async #ask(signal: AbortSignal): Promise<Answer> {
    const { url, mostBytes = MOST_BYTES } = this.#parts;
    const send = this.#parts.fetch ?? fetch;
    try {
      const response = await send(url, { signal, headers: { accept: 'application/json' } });
      if (response.status === HTTP_NO_CONTENT)
        return ok(() => Promise.resolve(ok(EMPTY_CATALOGUE)));
      if (response.status === HTTP_NOT_FOUND || response.status === HTTP_GONE)
        return fail('notFound');
      // A server that fails may do better in a moment, as may a network that is down.
      if (!response.ok) return fail('offline');
      // A host of single-page applications answers any unknown address with its page.
      if (response.headers.get('content-type')?.startsWith('text/html') === true)
        return fail('notFound');
      const bytes = await bytesOf(response, mostBytes);
      if (isIndex(bytes)) return this.#open(bytes);
      return ok((reading) => (this.#parts.parse ?? parse)(bytes, reading));
    } catch (error) {
      return fail(error instanceof TooLarge ? 'tooLarge' : 'offline');
    }
  }

  /** The parts that an index names; the first of them is asked for at once. */
  #open(bytes: CatalogueBytes): Answer {
    const index = decodeIndex(jsonOf(bytes));
    if (!index.ok) return index;
    const { url, mostBytes = MOST_BYTES, wait = pause, background = true } = this.#parts;
    const { mostHeld = heldBy(this.#parts.deviceMemory) } = this.#parts;
    const send = this.#parts.fetch ?? fetch;
    const folder = url.replace(/[^/]*$/u, '');
    const shards = new ShardedOffers({
      index: index.value,
      fetchShard: async (file) => {
        // Its name tells what it holds: what was kept of it is still true.
        const response = await send(folder + file, { cache: 'force-cache' });
        const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
        return response.ok && !isPage ? bytesOf(response, mostBytes) : null;
      },
      parse: this.#parts.parse ?? parse,
      today: localDay(new Date()),
      wait,
      background,
      onMore: (catalogue) => this.#onMore(catalogue),
      before: this.#shards,
      mostHeld,
    });
    if (this.#wanted !== null) shards.want(this.#wanted);
    this.#shards = shards;
    shards.askFirst();
    return ok(async (_signal, onMore) => {
      this.#onMore = onMore;
      const first = await shards.first();
      return first === null ? fail('offline') : ok(first);
    });
  }
}
