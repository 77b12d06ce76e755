import { catalogueQuery } from '#/app/search/offerFinder';
import type { OfferFinder } from '#/app/search/offerFinder';
import type { Cv } from '#/domain/cv/cv';
import type { Analyzer } from '#/domain/matching/Analyzer';
import type { MatchProblem } from '#/domain/matching/report';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { memoryRankingCache, rankByCv } from '#/domain/offers/ranking/rankByCv';
import type { RankedOffer, RankingProgress } from '#/domain/offers/ranking/rankByCv';
import { shortlist } from '#/domain/offers/ranking/shortlist';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

type RankingWork = {
  readonly cv: Cv;
  readonly catalogue: Catalogue;
  readonly onProgress: (progress: RankingProgress) => void;
  readonly signal: AbortSignal;
};

/** The offers of a catalogue ranked by a CV, in the worker of the analyses. What was compared is known as long as the page lives. */
export type RankingSession = {
  /** The ranking where it was made before; null where it is still to be made. */
  readonly known: (cv: Cv, catalogue: Catalogue) => readonly RankedOffer[] | null;
  /** Rejects with the reason of the signal. */
  readonly rank: (work: RankingWork) => Promise<readonly RankedOffer[]>;
  /** One offer compared with the CV, whatever its place. */
  readonly explain: (cv: Cv, offer: InternalOffer) => Promise<Result<RankedOffer, MatchProblem>>;
};

type Parts = {
  readonly compare: Analyzer['compare'];
  readonly finder: OfferFinder;
};

/** Starts with nothing compared. */
export const createRankingSession = ({ compare, finder }: Parts): RankingSession => {
  const cache = memoryRankingCache();
  const done = new WeakMap<Cv, WeakMap<Catalogue, readonly RankedOffer[]>>();
  // Reports say which model made them; before the first one none is known, and none is in the cache.
  let model = '';
  return {
    known: (cv, catalogue) => done.get(cv)?.get(catalogue) ?? null,
    rank: async ({ cv, catalogue, onProgress, signal }) => {
      const offers = await shortlist({
        cv,
        offers: catalogue.internal,
        find: async (filters, most) =>
          (await finder.find(catalogue, catalogueQuery(filters), most)).internal,
      });
      const ranked = await rankByCv({ cv, offers, compare, cache, model, onProgress, signal });
      model = ranked[0]?.report.model ?? model;
      const ofCv = done.get(cv) ?? new WeakMap<Catalogue, readonly RankedOffer[]>();
      done.set(cv, ofCv.set(catalogue, ranked));
      return ranked;
    },
    explain: async (cv, offer) => {
      let problem: MatchProblem = 'tooLittle';
      const told: Analyzer['compare'] = async (...asked) => {
        const result = await compare(...asked).catch(() => fail('failed' as const));
        if (!result.ok) ({ problem } = result);
        return result;
      };
      const [ranked] = await rankByCv({ cv, offers: [offer], compare: told, cache, model });
      model = ranked?.report.model ?? model;
      return ranked === undefined ? fail(problem) : ok(ranked);
    },
  };
};
