import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { ResultItem } from '#/pages/SearchPage/parts/ResultItem';
import type { ResultsProps } from '#/pages/SearchPage/parts/ResultItem';
import { focusResult } from '#/pages/SearchPage/parts/resultKeys';
import { ResultsFeed } from '#/pages/SearchPage/parts/ResultsFeed';
import { media } from '#/styles/media';

import * as styles from '#/pages/SearchPage/parts/LongResults.css';

/** Height of most rows in pixels; each is measured once it is drawn. */
const ROW = 160;
const GAP = 16;
/** What a result keeps from the edges of the window when the keyboard brings it in. */
const EDGE = 96;
/** The tallest page that every browser can show, in rows: Firefox ends at 17.9 million pixels. */
const MOST_ROWS = 100_000;

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(media.tablet);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Cards side by side, as the style of the grid has them. */
const useColumns = (): 1 | 2 =>
  useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(media.tablet).matches ? 2 : 1),
    () => 1,
  );

/** Thousands of results, of which only those near the window are drawn. */
export const LongResults = (shared: ResultsProps) => {
  const { internal, external } = shared.results;
  const columns = useColumns();
  const total = Math.min(internal.length + external.length, MOST_ROWS * columns);
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  /** Where the focus goes once that result is drawn. */
  const wanted = useRef<number | null>(null);
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => ROW,
    gap: GAP,
    overscan: 4,
    scrollMargin: top,
    scrollPaddingStart: EDGE,
    scrollPaddingEnd: EDGE,
    // The page scrolls smoothly by its style: a way of 100 000 rows would never end.
    scrollToFn: (offset, { adjustments = 0 }) =>
      window.scrollTo({ top: offset + adjustments, behavior: 'instant' }),
  });
  useLayoutEffect(() => {
    const at = list.current?.getBoundingClientRect().top ?? 0;
    setTop(Math.round(at + window.scrollY));
  }, []);
  useEffect(() => {
    if (wanted.current !== null && focusResult(list.current, wanted.current)) wanted.current = null;
  });
  const goTo = (position: number): void => {
    rows.scrollToIndex(Math.floor(position / columns), { align: 'auto' });
    if (!focusResult(list.current, position)) wanted.current = position;
  };

  return (
    <ResultsFeed
      ref={list}
      total={total}
      goTo={goTo}
      className={styles.list}
      style={{ blockSize: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          role="presentation"
          data-index={row.index}
          className={styles.row}
          style={{ transform: `translateY(${row.start - top}px)` }}
        >
          {Array.from({ length: columns }, (_, column) => row.index * columns + column)
            .filter((position) => position < total)
            .map((position) => (
              <ResultItem key={position} {...shared} position={position} />
            ))}
        </div>
      ))}
    </ResultsFeed>
  );
};
