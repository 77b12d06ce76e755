import { useEffect, useMemo, useState } from 'react';

import { createRankingSession } from '#/app/search/rankingSession';
import type { RankedOffer, RankingSession } from '#/app/search/rankingSession';
import type { Services } from '#/app/services/services';
import { useServices } from '#/app/services/ServicesContext';
import type { Cv } from '#/domain/cv/cv';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

export type RankingState =
  | { readonly status: 'idle' }
  | { readonly status: 'underWay'; readonly done: number; readonly total: number }
  | { readonly status: 'done'; readonly ranked: readonly RankedOffer[] };

const sessions = new WeakMap<Services, RankingSession>();

const sessionOf = (services: Services): RankingSession => {
  const known = sessions.get(services);
  if (known) return known;
  const session = createRankingSession(services.analyzer.compare);
  sessions.set(services, session);
  return session;
};

/** Progress of one ranking, by what it ranks. */
type Run = {
  readonly cv: Cv;
  readonly offers: readonly InternalOffer[];
  readonly done: number;
};

/** The offers ranked by the CV; idle while either is missing. Starts again when one changes. */
export const useRanking = (
  cv: Cv | null,
  offers: readonly InternalOffer[] | null,
): RankingState => {
  const session = sessionOf(useServices());
  const [run, setRun] = useState<Run | null>(null);
  useEffect(() => {
    if (cv === null || offers === null) return undefined;
    const controller = new AbortController();
    void session.rank({
      cv,
      offers,
      onProgress: (done) => setRun({ cv, offers, done }),
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [session, cv, offers]);

  const current = run?.cv === cv && run.offers === offers ? run : null;
  const done = current?.done ?? 0;
  return useMemo(() => {
    if (cv === null || offers === null) return { status: 'idle' };
    // What was compared before is there at once.
    const ranked = session.known(cv, offers);
    return ranked === null
      ? { status: 'underWay', done, total: offers.length }
      : { status: 'done', ranked };
  }, [session, cv, offers, done]);
};
