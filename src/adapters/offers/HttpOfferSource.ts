import {
  type CatalogueBytes,
  type CatalogueParser,
  parseCatalogue,
} from '#/adapters/offers/parsing/parseCatalogue';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { fail, ok } from '#/domain/shared/result';

/** Address of the catalogue beside the application: see docs/catalogue.md. */
export const CATALOGUE_PATH = 'catalogue/offers.json';

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
};

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

/** The catalogue served with the application, or by whoever deploys it. */
export class HttpOfferSource implements OfferSource {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly load: OfferSource['load'] = async (signal) => {
    const { url, mostBytes = MOST_BYTES } = this.#parts;
    const send = this.#parts.fetch ?? fetch;
    const controller = new AbortController();
    const onAbort = (): void => controller.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    try {
      if (signal?.aborted === true) throw signal.reason;
      const response = await send(url, {
        signal: controller.signal,
        headers: { accept: 'application/json' },
      });
      if (response.status === HTTP_NO_CONTENT) return ok(EMPTY_CATALOGUE);
      if (response.status === HTTP_NOT_FOUND || response.status === HTTP_GONE)
        return fail('notFound');
      // A server that fails may do better in a moment, as may a network that is down.
      if (!response.ok) return fail('offline');
      // A host of single-page applications answers any unknown address with its page.
      if (response.headers.get('content-type')?.startsWith('text/html') === true)
        return fail('notFound');
      const bytes = await bytesOf(response, mostBytes);
      return await (this.#parts.parse ?? parse)(bytes, controller.signal);
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      return fail(error instanceof TooLarge ? 'tooLarge' : 'offline');
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  };
}
