import { Suspense } from 'react';

import { lazyComponent } from '#/components/loading/lazyComponent';
import type { ResultsProps } from '#/pages/SearchPage/parts/ResultItem';
import { ShortResults } from '#/pages/SearchPage/parts/ShortResults';

const LongResults = lazyComponent(
  async () => (await import('#/pages/SearchPage/parts/LongResults')).LongResults,
);

/** So many cards are drawn at once without a pause; more of them are drawn as they come into view. */
const MOST_DRAWN = 48;

/** Drawn while the code for long lists loads. */
const FIRST = 12;

/** Internal offers, then external ones; the selected one opens under its row. Arrows walk, Enter opens, Escape returns. */
export const ResultsGrid = (props: ResultsProps) => {
  const { internal, external } = props.results;
  const total = internal.length + external.length;
  return total <= MOST_DRAWN ? (
    <ShortResults {...props} count={total} />
  ) : (
    <Suspense fallback={<ShortResults {...props} count={FIRST} />}>
      <LongResults {...props} />
    </Suspense>
  );
};
