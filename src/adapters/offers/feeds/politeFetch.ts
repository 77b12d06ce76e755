import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Why a source gave nothing: no right to ask, asked too often, out of reach, an answer that is no data, a setting that is missing. */
export const FEED_PROBLEMS = [
  'refused',
  'tooManyRequests',
  'unreachable',
  'notData',
  'notConfigured',
] as const;
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/** An answer as it was kept, so that it is not asked for again, or asked for only if it changed. */
export type KeptPage = { readonly etag: string | null; readonly text: string; readonly at: number };

/** Answers kept between two runs, by what was asked. */
export type PageCache = {
  readonly get: (key: string) => KeptPage | null;
  readonly set: (key: string, page: KeptPage) => void;
};

export type PoliteParts = {
  readonly fetch: typeof fetch;
  readonly cache: PageCache;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** One question to a source. */
export type Ask = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Never kept: a token. */
  readonly secret?: boolean;
};

/** Asks a source for a text, one question at a time. */
export type PoliteFetch = (ask: Ask) => Promise<Result<string, FeedProblem>>;

/** A run that broke off is taken up again within this time without asking twice. */
const STILL_FRESH = 60 * 60 * 1000;
const ATTEMPTS = 4;
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
const TIMEOUT = 30_000;
/** A page of a source is smaller. */
const MOST_CHARACTERS = 60_000_000;

const pauseAfter = (attempt: number, told: string | null): number => {
  const seconds = Number(told ?? Number.NaN);
  const asked = Number.isFinite(seconds) ? seconds * 1000 : FIRST_PAUSE * 2 ** attempt;
  return Math.min(LONGEST_PAUSE, Math.max(0, asked));
};

const FORBIDDEN: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);
const TOO_MANY = 429;
const NOT_MODIFIED = 304;
const NO_CONTENT = 204;

/** Asks no faster than `everyMs`, waits as told or longer and longer where a source is busy, and asks again only for what changed. */
export const createPoliteFetch = (
  { fetch: send, cache, now, wait }: PoliteParts,
  everyMs: number,
): PoliteFetch => {
  let next = 0;
  const turn = async (): Promise<void> => {
    const pause = next - now();
    if (pause > 0) await wait(pause);
    next = now() + everyMs;
  };
  return async (ask) => {
    const { url, method = 'GET', headers = {}, body, secret = false } = ask;
    const key = `${method} ${url} ${body ?? ''}`;
    const kept = secret ? null : cache.get(key);
    if (kept !== null && now() - kept.at < STILL_FRESH) return ok(kept.text);
    let problem: FeedProblem = 'unreachable';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await turn();
      const response = await send(url, {
        method,
        headers: {
          accept: 'application/json, application/xml;q=0.9, text/csv;q=0.8',
          ...headers,
          ...(kept?.etag ? { 'if-none-match': kept.etag } : {}),
        },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(TIMEOUT),
      }).catch(() => null);
      if (response?.status === NOT_MODIFIED && kept !== null) {
        cache.set(key, { ...kept, at: now() });
        return ok(kept.text);
      }
      if (response !== null && FORBIDDEN.has(response.status)) return fail('refused');
      if (response?.status === NO_CONTENT) return ok('');
      if (response?.ok === true) {
        const text = await response.text().catch(() => null);
        if (text === null) {
          // The connection broke within the answer.
          problem = 'unreachable';
        } else if (
          text.length > MOST_CHARACTERS ||
          response.headers.get('content-type')?.startsWith('text/html') === true
        )
          return fail('notData');
        else {
          if (!secret) cache.set(key, { etag: response.headers.get('etag'), text, at: now() });
          return ok(text);
        }
      } else problem = response?.status === TOO_MANY ? 'tooManyRequests' : 'unreachable';
      if (attempt < ATTEMPTS - 1)
        await wait(pauseAfter(attempt, response?.headers.get('retry-after') ?? null));
    }
    return fail(problem);
  };
};
