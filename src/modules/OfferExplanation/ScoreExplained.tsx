import { Suspense } from 'react';

import { lazyComponent } from '#/components/loading/lazyComponent';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';

const OfferExplanation = lazyComponent(
  async () => (await import('#/modules/OfferExplanation/OfferExplanation')).OfferExplanation,
);

type ScoreExplainedProps = {
  readonly offerTitle: string;
  readonly analysis: SavedAnalysis;
  readonly onClose: () => void;
};

/** A score already computed, explained over the page; what draws it is fetched on the first use. */
export const ScoreExplained = ({ offerTitle, analysis, onClose }: ScoreExplainedProps) => (
  <Suspense>
    <OfferExplanation
      offerTitle={offerTitle}
      explanation={{ status: 'explained', analysis }}
      onClose={onClose}
    />
  </Suspense>
);
