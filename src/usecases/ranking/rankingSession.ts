import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { Cv } from '#/domain/cv/cv';
import type { MatchProblem } from '#/domain/matching/report';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import { offerTextOf } from '#/domain/offers/catalogue/internalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { isClosed } from '#/domain/offers/catalogue/isClosed';
import { memoryRankingCache, rankByCv } from '#/domain/offers/ranking/rankByCv';
import type { RankedOffer, RankingProgress } from '#/domain/offers/ranking/rankByCv';
import { shortlist } from '#/domain/offers/ranking/shortlist';
import type { OfferText } from '#/domain/postings/offer';
import { asCorrected } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { localDay } from '#/domain/shared/localDay';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { compareCorrected } from '#/usecases/offers/correctedOffers';
import { catalogueQuery, finderOf } from '#/usecases/search/offerFinder';
import type { OfferFinder } from '#/usecases/search/offerFinder';
import { singleton } from '#/usecases/shared/store';

/** What a ranking is of: each of them changed is another ranking. */
export type RankingGround = {
  readonly cv: Cv;
  readonly catalogue: Catalogue;
  /** What the person put right in the reading of offers. */
  readonly corrections: readonly OfferCorrections[];
};

type RankingWork = RankingGround & {
  readonly onProgress: (progress: RankingProgress) => void;
  readonly signal: AbortSignal;
};

/** The offers of a catalogue ranked by a CV, in the worker of the analyses. What was compared is known as long as the page lives. */
export type RankingSession = {
  /** The ranking where it was made before; null where it is still to be made. */
  readonly known: (ground: RankingGround) => readonly RankedOffer[] | null;
  /** Rejects with the reason of the signal. */
  readonly rank: (work: RankingWork) => Promise<readonly RankedOffer[]>;
  /** One offer compared with the CV, whatever its place. */
  readonly explain: (
    cv: Cv,
    offer: InternalOffer,
    corrections: readonly OfferCorrections[],
  ) => Promise<Result<RankedOffer, MatchProblem>>;
};

type Parts = {
  readonly compare: Analyzer['compare'];
  readonly finder: OfferFinder;
  /** ISO day. */
  readonly today: () => string;
};

type Done = Pick<RankingGround, 'corrections'> & { readonly ranked: readonly RankedOffer[] };

const textWith =
  (corrections: readonly OfferCorrections[]) =>
  (offer: InternalOffer): OfferText =>
    asCorrected(corrections, offerTextOf(offer));

/** Starts with nothing compared. */
export const createRankingSession = ({ compare, finder, today }: Parts): RankingSession => {
  const cache = memoryRankingCache();
  const done = new WeakMap<Cv, WeakMap<Catalogue, Done>>();
  // Reports say which model made them; before the first one none is known, and none is in the cache.
  let model = '';
  return {
    known: ({ cv, catalogue, corrections }) => {
      const last = done.get(cv)?.get(catalogue);
      return last?.corrections === corrections ? last.ranked : null;
    },
    rank: async ({ cv, catalogue, corrections, onProgress, signal }) => {
      // Whoever answers one that has closed answers nobody, however near it is.
      const day = today();
      const open = (list: readonly InternalOffer[]): readonly InternalOffer[] =>
        list.filter((offer) => !isClosed(offer, day));
      const offers = await shortlist({
        cv,
        offers: open(catalogue.internal),
        find: async (filters, most) =>
          open((await finder.find(catalogue, catalogueQuery(filters), most)).internal),
      });
      const textOf = textWith(corrections);
      const ranked = await rankByCv({
        cv,
        offers,
        textOf,
        compare,
        cache,
        model,
        onProgress,
        signal,
      });
      model = ranked[0]?.report.model ?? model;
      const ofCv = done.get(cv) ?? new WeakMap<Catalogue, Done>();
      done.set(cv, ofCv.set(catalogue, { corrections, ranked }));
      return ranked;
    },
    explain: async (cv, offer, corrections) => {
      let problem: MatchProblem = 'tooLittle';
      const told: Analyzer['compare'] = async (...asked) => {
        const result = await compare(...asked).catch(() => fail('failed' as const));
        if (!result.ok) ({ problem } = result);
        return result;
      };
      const [ranked] = await rankByCv({
        cv,
        offers: [offer],
        textOf: textWith(corrections),
        compare: told,
        cache,
        model,
      });
      model = ranked?.report.model ?? model;
      return ranked === undefined ? fail(problem) : ok(ranked);
    },
  };
};

/** The one ranking of some services. */
export const rankingSessionOf = singleton((services) =>
  createRankingSession({
    compare: compareCorrected(services.analyzer),
    finder: finderOf(services),
    today: () => localDay(services.now()),
  }),
);
