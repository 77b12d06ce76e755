import { useRef } from 'react';

import { ResultItem } from '#/pages/SearchPage/parts/ResultItem';
import type { ResultsProps } from '#/pages/SearchPage/parts/ResultItem';
import { focusResult, showOpened, walkResults } from '#/pages/SearchPage/parts/resultKeys';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';

import * as styles from '#/pages/SearchPage/SearchPage.css';

type ShortResultsProps = ResultsProps & {
  /** How many are drawn. */
  readonly count: number;
};

/** Results that are all drawn. */
export const ShortResults = ({ count, onSelect, ...shared }: ShortResultsProps) => {
  const list = useRef<HTMLDivElement>(null);
  return (
    // Keys bubble here from the buttons and links of the cards.
    <div
      role="presentation"
      onKeyDown={(event) =>
        walkResults(event, count, (position) => focusResult(list.current, position))
      }
    >
      <div ref={list} role="feed" aria-label={searchCopy.results.label} className={styles.grid}>
        {Array.from({ length: count }, (_, position) => (
          <ResultItem
            key={position}
            {...shared}
            position={position}
            onSelect={(id, byKeyboard) => {
              onSelect(id);
              showOpened(list.current, byKeyboard);
            }}
          />
        ))}
      </div>
    </div>
  );
};
