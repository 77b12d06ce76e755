import type { CSSProperties, ReactNode, Ref } from 'react';

import { walkResults } from '#/pages/SearchPage/parts/resultKeys';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';

type ResultsFeedProps = {
  readonly ref: Ref<HTMLDivElement>;
  /** How many there are, drawn or not. */
  readonly total: number;
  /** Puts the focus on the result at this position. */
  readonly goTo: (position: number) => void;
  readonly className: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/** The results, which the arrows walk through. */
export const ResultsFeed = ({ ref, total, goTo, children, ...look }: ResultsFeedProps) => (
  // Keys bubble here from the buttons and links of the cards.
  <div role="presentation" onKeyDown={(event) => walkResults(event, total, goTo)}>
    <div ref={ref} role="feed" aria-label={searchCopy.results.label} {...look}>
      {children}
    </div>
  </div>
);
