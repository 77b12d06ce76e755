import { useMemo } from 'react';

import { withoutSamples } from '#/domain/offers/catalogue/withoutSamples';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';

/** The catalogue without its examples where real offers stand beside it, of a source that was asked live. */
export const useSamplesStepBack = (
  catalogue: CatalogueState,
  isRealThere: boolean,
): CatalogueState =>
  useMemo(
    () =>
      isRealThere && catalogue.status === 'ready' && catalogue.samples === 'shown'
        ? { ...catalogue, catalogue: withoutSamples(catalogue.catalogue), samples: 'hidden' }
        : catalogue,
    [catalogue, isRealThere],
  );
