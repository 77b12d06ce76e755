import type { Cv } from '#/domain/cv/cv';
import type { Analyzer } from '#/domain/matching/Analyzer';
import type { MatchReport } from '#/domain/matching/report';
import { offerTextOf } from '#/domain/offers/catalogue/internalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** An offer and what the comparison with the CV found. */
export type RankedOffer = { readonly offer: InternalOffer; readonly report: MatchReport };

type RankingWork = {
  readonly cv: Cv;
  readonly offers: readonly InternalOffer[];
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
};

/** Compares offers with a CV one after the other, in the worker. What was compared is remembered as long as the CV and the offer are the same objects. */
export type RankingSession = {
  /** What is known already; null where an offer is still to be compared. */
  readonly known: (cv: Cv, offers: readonly InternalOffer[]) => readonly RankedOffer[] | null;
  /** Null where it was given up. */
  readonly rank: (work: RankingWork) => Promise<readonly RankedOffer[] | null>;
};

type Answers = WeakMap<InternalOffer, MatchReport | null>;

const inOrder = (offers: readonly InternalOffer[], answers: Answers): readonly RankedOffer[] =>
  offers
    .flatMap((offer) => {
      const report = answers.get(offer) ?? null;
      return report === null ? [] : [{ offer, report }];
    })
    .sort((one, other) => other.report.score - one.report.score);

/** Starts with nothing compared. */
export const createRankingSession = (compare: Analyzer['compare']): RankingSession => {
  const kept = new WeakMap<Cv, Answers>();
  const answersOf = (cv: Cv): Answers => {
    const before = kept.get(cv);
    if (before !== undefined) return before;
    const answers: Answers = new WeakMap();
    kept.set(cv, answers);
    return answers;
  };
  return {
    known: (cv, offers) => {
      const answers = answersOf(cv);
      return offers.every((offer) => answers.has(offer)) ? inOrder(offers, answers) : null;
    },
    rank: async ({ cv, offers, onProgress, signal }) => {
      const answers = answersOf(cv);
      for (const [index, offer] of offers.entries()) {
        if (!answers.has(offer)) {
          const result = await compare(cv, offerTextOf(offer)).catch(() => null);
          if (signal.aborted) return null;
          answers.set(offer, result?.ok === true ? result.value : null);
        }
        onProgress(index + 1);
      }
      return inOrder(offers, answers);
    },
  };
};
