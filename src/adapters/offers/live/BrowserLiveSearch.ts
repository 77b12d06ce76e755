import { readAnswer } from '#/adapters/offers/feeds/readAnswer';
import { cspDay } from '#/adapters/offers/feeds/servicePublic';
import { questionsOf } from '#/adapters/offers/live/liveQuestions';
import type { Question } from '#/adapters/offers/live/liveQuestions';
import { hasWords, isAtPlace } from '#/domain/offers/live/answersQuery';
import type {
  LiveAnswer,
  LiveFailure,
  LiveProblem,
  LiveSearch,
  LiveTarget,
} from '#/domain/offers/live/LiveSearch';
import { LIVE_SOURCES } from '#/domain/offers/live/liveSources';
import type { CancelSignal } from '#/domain/shared/cancellation';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

export type LiveParts = {
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** ISO day. */
  readonly today: () => string;
  /** Origins that the policy of the page lets it call. */
  readonly allowed: ReadonlySet<string>;
  /** The name under which ReliefWeb knows this site; empty where it does not. */
  readonly appname: string;
  readonly timeoutMs?: number;
};

const TIMEOUT = 12_000;
const MINUTE = 60_000;
/** A source that is asked too often is left alone so long, and twice as long each time; what it says of it can seldom be read from a page. */
const FIRST_QUIET = 5 * MINUTE;
const LONGEST_QUIET = 6 * 60 * MINUTE;
/** No board is larger. */
const MOST_CHARACTERS = 30_000_000;

const TOO_MANY = 429;
const SERVER = 500;
const NOT_FOUND: ReadonlySet<number> = new Set([404, 410]);

/** Asked anew each time: it changes while one waits. */
const isGone = (signal: CancelSignal | undefined): boolean => signal?.aborted === true;

/** What a text without offers is: data of another shape, data that breaks off, or none. */
const wholeness = (text: string): 'changed' | 'truncated' | 'notData' => {
  if (!/^\s*[[{]/u.test(text)) return 'notData';
  try {
    JSON.parse(text);
    return 'changed';
  } catch {
    return 'truncated';
  }
};

class Failed extends Error {
  readonly failure: LiveFailure;
  constructor(kind: LiveProblem, retryAt: number | null = null) {
    super(kind);
    this.failure = { kind, retryAt };
  }
}

/** Calls open sources from the page, one request a question, without cookie or referrer. */
export class BrowserLiveSearch implements LiveSearch {
  readonly #parts: LiveParts;
  /** Answers of this visit, by what was asked. */
  readonly #kept = new Map<string, { readonly at: number; readonly text: string }>();
  /** Origins that asked to be left alone. */
  readonly #quiet = new Map<string, { readonly until: number; readonly pause: number }>();

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  readonly isAllowed: LiveSearch['isAllowed'] = (source) =>
    LIVE_SOURCES[source].origins.every((origin) => this.#parts.allowed.has(origin));

  readonly isConfigured: LiveSearch['isConfigured'] = (source) =>
    source !== 'reliefWeb' || this.#parts.appname !== '';

  readonly ask: LiveSearch['ask'] = async (target, query, signal) => {
    const { today, appname } = this.#parts;
    if (!this.isConfigured(target.source)) return fail({ kind: 'notConfigured', retryAt: null });
    if (!this.isAllowed(target.source)) return fail({ kind: 'notAllowed', retryAt: null });
    try {
      const questions = questionsOf(target, query, { today: today(), appname });
      const before =
        questions.before === undefined
          ? null
          : await this.#text(target, questions.before, signal).catch((error: unknown) => {
              if (isGone(signal)) throw error;
              return null;
            });
      const text = await this.#firstAnswered(target, questions.ways(before), signal);
      return this.#read(target, query, text, { questions, before });
    } catch (error) {
      if (isGone(signal)) throw signal?.reason;
      if (error instanceof Failed) return fail(error.failure);
      throw error;
    }
  };

  /** The first way that is answered. A refusal of this source may look as if nothing had answered. */
  async #firstAnswered(
    target: LiveTarget,
    ways: readonly Question[],
    signal: CancelSignal | undefined,
  ): Promise<string> {
    let problem: unknown = null;
    for (const way of ways)
      try {
        return await this.#text(target, way, signal);
      } catch (error) {
        if (isGone(signal)) throw error;
        problem ??= error;
        const kind = error instanceof Failed ? error.failure.kind : null;
        if (kind !== 'refused' && kind !== 'unreachable' && kind !== 'unknownBoard') break;
      }
    throw problem;
  }

  #read(
    target: LiveTarget,
    query: Parameters<LiveSearch['ask']>[1],
    text: string,
    {
      questions,
      before,
    }: { readonly questions: ReturnType<typeof questionsOf>; readonly before: string | null },
  ): Result<LiveAnswer, LiveFailure> {
    const failed = (kind: LiveProblem): Result<never, LiveFailure> => fail({ kind, retryAt: null });
    const read = readAnswer(text, {
      today: this.#parts.today(),
      company: questions.company,
      label: LIVE_SOURCES[target.source].name,
      expects: questions.expects,
    });
    if (read === null) return failed(wholeness(text));
    const broken = read.problems.some(({ kind }) => kind === 'truncated');
    if (read.offers.length === 0 && broken) return failed('truncated');
    const nameless = read.problems.some(({ kind }) => kind === 'noTitle');
    if (read.offers.length === 0 && nameless) return failed('changed');
    const { words, place } = questions.filter;
    const offers = read.offers.filter(
      (offer) =>
        (!words || hasWords(offer, query.keyword)) && (!place || isAtPlace(offer, query.location)),
    );
    return ok({
      offers,
      asOf: before === null ? null : cspDay(before),
      lacks: read.offers.length === 0 ? [] : read.lacks,
      more: broken || (questions.page !== undefined && read.offers.length >= questions.page),
    });
  }

  async #text(
    { source }: LiveTarget,
    { url, body }: Question,
    signal: CancelSignal | undefined,
  ): Promise<string> {
    const { now, isOnline, fetch: send, timeoutMs = TIMEOUT } = this.#parts;
    const key = `${url} ${body ?? ''}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined && now() - kept.at < LIVE_SOURCES[source].keptMinutes * MINUTE)
      return kept.text;
    const { origin } = new URL(url);
    const quiet = this.#quiet.get(origin);
    if (quiet !== undefined && now() < quiet.until)
      throw new Failed('tooManyRequests', quiet.until);
    if (!isOnline()) throw new Failed('offline');

    const controller = new AbortController();
    const leave = (): void => controller.abort(signal?.reason);
    if (isGone(signal)) throw signal?.reason;
    signal?.addEventListener('abort', leave);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      controller.abort();
    }, timeoutMs);
    try {
      const response = await send(url, {
        signal: controller.signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        ...(body === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      });
      this.#refuse(response, origin);
      const text = await response.text();
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
      if (isPage || text.length > MOST_CHARACTERS) throw new Failed('notData');
      this.#quiet.delete(origin);
      this.#kept.set(key, { at: now(), text });
      return text;
    } catch (error) {
      if (isGone(signal)) throw signal?.reason;
      if (error instanceof Failed) throw error;
      throw new Failed(late ? 'slow' : isOnline() ? 'unreachable' : 'offline');
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Throws for an answer that is none. */
  #refuse({ ok: fine, status, headers }: Response, origin: string): void {
    if (fine) return;
    if (status === TOO_MANY) {
      const told = Number(headers.get('retry-after') ?? Number.NaN) * 1000;
      const before = this.#quiet.get(origin)?.pause;
      const pause = Number.isFinite(told)
        ? Math.max(told, 1000)
        : Math.min(LONGEST_QUIET, before === undefined ? FIRST_QUIET : before * 2);
      const until = this.#parts.now() + pause;
      this.#quiet.set(origin, { until, pause });
      throw new Failed('tooManyRequests', until);
    }
    if (status >= SERVER) throw new Failed('outOfOrder');
    throw new Failed(NOT_FOUND.has(status) ? 'unknownBoard' : 'refused');
  }
}
