import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { Cv } from '#/domain/cv/cv';
import type { MatchReport } from '#/domain/matching/report';
import { type InternalOffer, offerTextOf } from '#/domain/offers/catalogue/internalOffer';
import { cvKey } from '#/domain/offers/ranking/cvKey';
import { type MatchReason, reasonsOf } from '#/domain/offers/ranking/reasons';
import type { OfferText } from '#/domain/postings/offer';
import type { CancelSignal } from '#/domain/shared/cancellation';
import { textKey } from '#/domain/shared/textKey';

/** An offer with its real compatibility. */
export type RankedOffer = {
  readonly offer: InternalOffer;
  /** Integer, 0 to 100. */
  readonly score: number;
  readonly report: MatchReport;
  readonly reasons: readonly MatchReason[];
};

/** Reports already made. A null report is one too: the offer says too little to be compared. */
export type RankingCache = {
  readonly get: (key: string) => MatchReport | null | undefined;
  readonly set: (key: string, report: MatchReport | null) => void;
};

/** A cache for as long as the page lives; the oldest of more than `most` reports are forgotten. */
export const memoryRankingCache = (most = 2_000): RankingCache => {
  const reports = new Map<string, MatchReport | null>();
  return {
    get: (key) => reports.get(key),
    set: (key, report) => {
      reports.delete(key);
      reports.set(key, report);
      const oldest = reports.keys().next();
      if (reports.size > most && oldest.done !== true) reports.delete(oldest.value);
    },
  };
};

/** What a report depends on: CV, offer and version of the model. */
export const rankingKey = (cv: string, offer: OfferText, model: string): string =>
  [cv, textKey(JSON.stringify(offer)), model].join('|');

/** How far a ranking is. */
export type RankingProgress = { readonly done: number; readonly total: number };

type Ranking = {
  readonly cv: Cv;
  readonly offers: readonly InternalOffer[];
  /** The advertisement of an offer as it is to be compared: as the person corrected it, say. */
  readonly textOf?: (offer: InternalOffer) => OfferText;
  readonly compare: Analyzer['compare'];
  readonly cache: RankingCache;
  /** Version of the matching model and lexicon, as reports carry it. */
  readonly model: string;
  readonly onProgress?: (progress: RankingProgress) => void;
  /** Asked between two comparisons; the ranking then rejects with its reason. */
  readonly signal?: CancelSignal;
};

/** Comparisons asked for at once: the worker is kept busy, and giving up stays quick. */
const AT_ONCE = 4;

const reportOf = async (
  { cv, compare, cache, model }: Ranking,
  key: string,
  offer: OfferText,
): Promise<MatchReport | null> => {
  const known = cache.get(rankingKey(key, offer, model));
  if (known !== undefined) return known;
  const result = await compare(cv, offer);
  // A failure may pass, and is asked for again the next time; an offer that says too little stays so.
  if (!result.ok && result.problem === 'failed') return null;
  const report = result.ok ? result.value : null;
  cache.set(rankingKey(key, offer, report?.model ?? model), report);
  return report;
};

/**
 * Ranks offers by the score of the real matcher, best first, equals as they stood. An offer that
 * cannot be compared is left out: it has no number rather than a low one.
 */
export const rankByCv = async (ranking: Ranking): Promise<readonly RankedOffer[]> => {
  const { cv, offers, textOf = offerTextOf, onProgress, signal } = ranking;
  const key = cvKey(cv);
  const total = offers.length;
  const found = offers.map((): RankedOffer | null => null);
  const waiting = offers.entries();
  let done = 0;
  // Each takes the next offer as soon as its last one is compared: the worker never waits for the slowest of a part.
  const takeTurns = async (): Promise<void> => {
    for (const [at, offer] of waiting) {
      if (signal?.aborted === true) throw signal.reason;
      const report = await reportOf(ranking, key, textOf(offer));
      if (report !== null)
        found[at] = { offer, score: report.score, report, reasons: reasonsOf(report) };
      done += 1;
      if (done % AT_ONCE === 0 || done === total) onProgress?.({ done, total });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  if (signal?.aborted === true) throw signal.reason;
  const ranked = found.filter((one) => one !== null);
  return ranked.sort((one, other) => other.score - one.score);
};
