import { useEffect, useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useOfferCorrections } from '#/app/hooks/useOfferCorrections';
import type { Cv } from '#/domain/cv/cv';
import type { MatchProblem } from '#/domain/matching/report';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { RankedOffer } from '#/domain/offers/ranking/rankByCv';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { OfferMatch } from '#/pages/SearchPage/SearchPage.state';
import { analysisOf } from '#/usecases/ranking/rankedCard';
import { rankingSessionOf } from '#/usecases/ranking/rankingSession';

type Answer = {
  readonly cv: Cv;
  readonly offer: InternalOffer;
  readonly corrections: readonly OfferCorrections[];
  readonly result: Result<RankedOffer, MatchProblem>;
};

const COMPARING: OfferMatch = { explanation: { status: 'comparing' }, score: null, reasons: [] };

/** One offer compared with the CV; null without both. */
export const useOfferMatch = (cv: Cv | null, offer: InternalOffer | null): OfferMatch | null => {
  const services = useServices();
  const corrections = useOfferCorrections();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (cv === null || offer === null) return undefined;
    let wanted = true;
    const tell = (result: Answer['result']): void => {
      if (wanted) setAnswer({ cv, offer, corrections, result });
    };
    rankingSessionOf(services)
      .explain(cv, offer, corrections)
      .then(tell, () => tell(fail('failed')));
    return () => {
      wanted = false;
    };
  }, [services, cv, offer, corrections]);
  const isCurrent =
    answer?.cv === cv && answer.offer === offer && answer.corrections === corrections;
  const result = isCurrent ? answer.result : null;
  return useMemo(() => {
    if (cv === null || offer === null) return null;
    if (result === null) return COMPARING;
    if (!result.ok)
      return {
        explanation: { status: 'failed', problem: result.problem },
        score: null,
        reasons: [],
      };
    const { score, reasons } = result.value;
    const analysis = analysisOf(result.value, services.now());
    return { explanation: { status: 'explained', analysis }, score, reasons };
  }, [services, cv, offer, result]);
};
