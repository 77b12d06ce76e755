import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import type { ImportField } from '#/domain/offers/imports/importFields';
import type { FollowedBoard } from '#/domain/offers/live/followedBoards';
import type { LiveSourceId, SwitchedSource } from '#/domain/offers/live/liveSources';
import type { CancelSignal } from '#/domain/shared/cancellation';
import type { Result } from '#/domain/shared/result';

/** What is asked of a source: words and a place as typed, and nothing else of the person. */
export type LiveQuery = {
  readonly keyword: string;
  readonly location: string;
};

/** One question: a source, or the board of one company. */
export type LiveTarget =
  | { readonly source: SwitchedSource }
  | { readonly source: FollowedBoard['vendor']; readonly board: FollowedBoard };

/**
 * Why a source gave nothing: no network or no way to it, it refuses, it was asked too often, it is out of order, it answers
 * with a page, its answer breaks off or has another shape than before, it knows no such board, it is too slow, this site
 * has no right to ask it, the page may not call it before it is loaded again.
 */
export const LIVE_PROBLEMS = [
  'offline',
  'unreachable',
  'refused',
  'tooManyRequests',
  'outOfOrder',
  'notData',
  'truncated',
  'changed',
  'unknownBoard',
  'slow',
  'notConfigured',
  'notAllowed',
] as const;
export type LiveProblem = (typeof LIVE_PROBLEMS)[number];

export type LiveFailure = {
  readonly kind: LiveProblem;
  /** Milliseconds since 1970 from which it may be asked again; null where nothing is known of it. */
  readonly retryAt: number | null;
};

export type LiveAnswer = {
  /** Those that answer the question, as the source gave them. */
  readonly offers: readonly ImportedOffer[];
  /** ISO day of the data, where the source serves a copy that is made from time to time; null where it answers for now. */
  readonly asOf: string | null;
  /** More of them are there than were given. */
  readonly more: boolean;
  /** What its offers used to tell and these do not. */
  readonly lacks: readonly ImportField[];
};

/** Asks sources on the network. Rejects for an abort only. */
export type LiveSearch = {
  /** Whether the policy of this page lets it call the source. */
  readonly isAllowed: (source: LiveSourceId) => boolean;
  /** Whether this site has the right to ask the source. */
  readonly isConfigured: (source: LiveSourceId) => boolean;
  readonly ask: (
    target: LiveTarget,
    query: LiveQuery,
    signal?: CancelSignal,
  ) => Promise<Result<LiveAnswer, LiveFailure>>;
};

/** What tells two questions apart on the screen. */
export const targetKey = (target: LiveTarget): string =>
  'board' in target ? `${target.source} ${target.board.board}` : target.source;
