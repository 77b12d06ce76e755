import { useMemo } from 'react';

import { useRanking } from '#/app/hooks/useRanking';
import type { Cv } from '#/domain/cv/cv';
import type { Comparison } from '#/pages/SearchPage/SearchPage.state';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';

const NO_SCORES: ReadonlyMap<number, number> = new Map();

type ComparedOffers = {
  readonly comparison: Comparison;
  /** Compatibility by identifier, 0 to 100, once all of it is known. */
  readonly scores: ReadonlyMap<number, number>;
};

/** The offers compared with the CV, once their order asks for it (`wanted`). */
export const useComparedOffers = (
  cv: Cv | null,
  catalogue: CatalogueState,
  wanted: boolean,
): ComparedOffers => {
  const offers = wanted && catalogue.status === 'ready' ? catalogue.catalogue : null;
  const ranking = useRanking(cv, offers);
  const ranked = ranking.status === 'done' ? ranking.ranked : null;
  const scores = useMemo(
    () =>
      ranked === null ? NO_SCORES : new Map(ranked.map(({ offer, score }) => [offer.id, score])),
    [ranked],
  );
  return {
    scores,
    comparison: cv === null ? 'noCv' : ranking.status === 'underWay' ? 'underWay' : 'done',
  };
};
