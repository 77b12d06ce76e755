import { EMPTY_CATALOGUE, type Catalogue } from '#/domain/offers/catalogue/catalogue';
import { decodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import type { CatalogueProblem, OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { fail, ok, type Result } from '#/domain/shared/result';

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
};

class TooLarge extends Error {}

/** The body as text; a body that grows over the limit is given up as it arrives. */
const textOf = async (response: Response, mostBytes: number): Promise<string> => {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) throw new TooLarge();
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts.join('') + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      // What comes of the rest is nobody's business: some bodies never answer a cancellation.
      void reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
};

const parse = (text: string): Result<Catalogue, CatalogueProblem> => {
  try {
    return decodeCatalogue(JSON.parse(text));
  } catch {
    return fail('malformed');
  }
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
      return parse(await textOf(response, mostBytes));
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      return fail(error instanceof TooLarge ? 'tooLarge' : 'offline');
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  };
}
