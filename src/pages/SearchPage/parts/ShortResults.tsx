import { useRef } from 'react';

import { ResultItem } from '#/pages/SearchPage/parts/ResultItem';
import type { ResultsProps } from '#/pages/SearchPage/parts/ResultItem';
import { focusResult } from '#/pages/SearchPage/parts/resultKeys';
import { ResultsFeed } from '#/pages/SearchPage/parts/ResultsFeed';

import * as styles from '#/pages/SearchPage/SearchPage.css';

type ShortResultsProps = ResultsProps & {
  /** How many are drawn. */
  readonly count: number;
};

/** Results that are all drawn. */
export const ShortResults = ({ count, ...shared }: ShortResultsProps) => {
  const list = useRef<HTMLDivElement>(null);
  return (
    <ResultsFeed
      ref={list}
      total={count}
      goTo={(position) => focusResult(list.current, position)}
      className={styles.grid}
    >
      {Array.from({ length: count }, (_, position) => (
        <ResultItem key={position} {...shared} position={position} />
      ))}
    </ResultsFeed>
  );
};
