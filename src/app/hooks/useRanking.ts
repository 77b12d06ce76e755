import { useEffect, useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { saveCompatibleCount } from '#/app/hooks/useCompatibleCount';
import { useOfferCorrections } from '#/app/hooks/useOfferCorrections';
import type { Cv } from '#/domain/cv/cv';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { RankedOffer, RankingProgress } from '#/domain/offers/ranking/rankByCv';
import { MOST_COMPARED } from '#/domain/offers/ranking/shortlist';
import type { RankingGround } from '#/usecases/ranking/rankingSession';
import { rankingSessionOf } from '#/usecases/ranking/rankingSession';

export type RankingState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'underWay' } & RankingProgress)
  | { readonly status: 'done'; readonly ranked: readonly RankedOffer[] };

/** Progress of one ranking, by what it ranks. */
type Run = { readonly ground: RankingGround; readonly progress: RankingProgress };

/** Milliseconds between two drawings of the progress: one for every few offers would hold the page. */
const DRAWN_EVERY = 100;

/** The offers of a catalogue, as corrected, ranked by the CV; idle while either is missing. Starts again when one changes. */
export const useRanking = (cv: Cv | null, catalogue: Catalogue | null): RankingState => {
  const services = useServices();
  const session = rankingSessionOf(services);
  const corrections = useOfferCorrections();
  const [run, setRun] = useState<Run | null>(null);
  const ground = useMemo(
    () => (cv === null || catalogue === null ? null : { cv, catalogue, corrections }),
    [cv, catalogue, corrections],
  );
  useEffect(() => {
    if (ground === null || session.known(ground) !== null) return undefined;
    const controller = new AbortController();
    let drawn = 0;
    const onProgress = (progress: RankingProgress): void => {
      const now = performance.now();
      if (now - drawn < DRAWN_EVERY && progress.done < progress.total) return;
      drawn = now;
      setRun({ ground, progress });
    };
    session.rank({ ...ground, onProgress, signal: controller.signal }).then(
      (ranked) => {
        saveCompatibleCount(services, ground, ranked);
        const { length } = ranked;
        // One more change of state: from here on the session knows the answer.
        onProgress({ done: length, total: length });
      },
      // Given up: nobody waits for it.
      () => undefined,
    );
    return () => controller.abort();
  }, [services, session, ground]);

  const current = run?.ground === ground ? run.progress : null;
  return useMemo(() => {
    if (ground === null) return { status: 'idle' };
    // What was compared before is there at once.
    const ranked = session.known(ground);
    if (ranked !== null) return { status: 'done', ranked };
    const total = Math.min(ground.catalogue.internal.length, MOST_COMPARED);
    return { status: 'underWay', ...(current ?? { done: 0, total }) };
  }, [session, ground, current]);
};
