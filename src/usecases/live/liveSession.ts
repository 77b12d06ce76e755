import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { FollowedBoard } from '#/domain/offers/live/followedBoards';
import type { LiveChoices } from '#/domain/offers/live/liveChoicesRecord';
import { targetKey } from '#/domain/offers/live/LiveSearch';
import type {
  LiveAnswer,
  LiveFailure,
  LiveQuery,
  LiveSearch,
  LiveTarget,
} from '#/domain/offers/live/LiveSearch';
import { LIVE_SOURCES } from '#/domain/offers/live/liveSources';
import type { LiveScreen, LiveSourceId } from '#/domain/offers/live/liveSources';
import type { Lazy } from '#/domain/shared/lazy';
import { fail } from '#/domain/shared/result';
import { catalogueSessionOf } from '#/usecases/catalogue/catalogueSession';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

export type LiveRowStatus = LiveRow['status'];

/** What became of one question. */
export type LiveRow = {
  readonly key: string;
  readonly source: LiveSourceId;
  /** The company whose board it is; null for a source as such. */
  readonly board: FollowedBoard | null;
} & (
  | { readonly status: 'asking' }
  | ({
      readonly status: 'answered';
      /** Offers that it brought, and those that were there already. */
      readonly fresh: number;
      readonly known: number;
      /** When, in milliseconds since 1970. */
      readonly at: number;
    } & Pick<LiveAnswer, 'asOf' | 'more' | 'lacks'>)
  | { readonly status: 'failed'; readonly failure: LiveFailure }
);

/** What was asked, what became of it, and what was found so far, as it came. */
export type LiveState = {
  /** Null while nothing was asked. */
  readonly query: LiveQuery | null;
  readonly rows: readonly LiveRow[];
  readonly offers: readonly InternalOffer[];
};

export const NOTHING_ASKED: LiveState = { query: null, rows: [], offers: [] };

export type LiveSession = Readable<LiveState> & {
  /** Asks every chosen source at once; whatever was asked before is given up. */
  readonly ask: (choices: LiveChoices, query: LiveQuery) => Promise<void>;
  /** Asks one source again. */
  readonly again: (key: string) => Promise<void>;
  /** Gives up what is under way and forgets what was found. */
  readonly clear: () => void;
};

/** The questions that the choices make on a screen. */
const targetsOf = (screen: LiveScreen, { sources, boards }: LiveChoices): readonly LiveTarget[] => [
  ...sources
    .filter((source) => LIVE_SOURCES[source].screens.includes(screen))
    .map((source) => ({ source })),
  ...boards.map((board) => ({ source: board.vendor, board })),
];

type Parts = {
  readonly live: Lazy<LiveSearch>;
  /** Offers that are there already. */
  readonly there: () => readonly InternalOffer[];
  readonly now: () => Date;
};

/** Live questions of one screen. Nothing is asked unless it is called for. */
export const createLiveSession = ({ live, there, now }: Parts, screen: LiveScreen): LiveSession => {
  const { getSnapshot, subscribe, set, begin, join } = createStore<LiveState>(NOTHING_ASKED);
  let controller = new AbortController();
  let targets: readonly LiveTarget[] = [];

  const rowOf = (target: LiveTarget): Pick<LiveRow, 'key' | 'source' | 'board'> => ({
    key: targetKey(target),
    source: target.source,
    board: 'board' in target ? target.board : null,
  });
  const put = (row: LiveRow, fresh: readonly InternalOffer[] = []): void => {
    const { query, rows, offers } = getSnapshot();
    set({
      query,
      rows: rows.map((one) => (one.key === row.key ? row : one)),
      offers: fresh.length === 0 ? offers : [...offers, ...fresh],
    });
  };
  const askOne = async (target: LiveTarget, query: LiveQuery, isLatest: () => boolean) => {
    const { signal } = controller;
    const lost: LiveFailure = { kind: 'unreachable', retryAt: null };
    // Both come before anything is asked: a part that does not come must not cost an answer.
    const parts = await Promise.all([live(), import('#/domain/offers/live/mergeLive')]).catch(
      () => null,
    );
    const answer =
      parts === null
        ? fail(lost)
        : await parts[0].ask(target, query, signal).catch(() => fail(lost));
    if (!isLatest()) return;
    const row = rowOf(target);
    if (!answer.ok || parts === null) {
      put({ ...row, status: 'failed', failure: answer.ok ? lost : answer.problem });
      return;
    }
    const { offers, asOf, more, lacks } = answer.value;
    const { fresh, known } = parts[1].mergeLive(offers, [...there(), ...getSnapshot().offers]);
    const at = now().getTime();
    put({ ...row, status: 'answered', fresh: fresh.length, known, asOf, more, lacks, at }, fresh);
  };

  return {
    getSnapshot,
    subscribe,
    ask: async (choices, query) => {
      controller.abort();
      controller = new AbortController();
      const isLatest = begin();
      targets = targetsOf(screen, choices);
      set({
        query,
        rows: targets.map((target) => ({ ...rowOf(target), status: 'asking' })),
        offers: [],
      });
      await Promise.all(targets.map((target) => askOne(target, query, isLatest)));
    },
    again: async (key) => {
      const { query, rows } = getSnapshot();
      const target = targets.find((one) => targetKey(one) === key);
      const row = rows.find((one) => one.key === key);
      if (query === null || target === undefined || row?.status !== 'failed') return;
      put({ ...rowOf(target), status: 'asking' });
      await askOne(target, query, join());
    },
    clear: () => {
      controller.abort();
      controller = new AbortController();
      begin();
      targets = [];
      set(NOTHING_ASKED);
    },
  };
};

const sessionOn = (screen: LiveScreen) =>
  singleton((services) => {
    const { live, now } = services;
    return createLiveSession(
      {
        live,
        now,
        there: () => {
          const state = catalogueSessionOf(services).getSnapshot();
          return state.status === 'loading' ? [] : state.catalogue.internal;
        },
      },
      screen,
    );
  });

/** The live questions of each screen, kept while one goes to another. */
export const liveSessionOf: Readonly<
  Record<LiveScreen, ReturnType<typeof singleton<LiveSession>>>
> = { search: sessionOn('search'), specialized: sessionOn('specialized') };
