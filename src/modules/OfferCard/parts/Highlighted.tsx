import type { ReactNode } from 'react';

import { highlightRanges } from '#/domain/offers/search/highlight';

import * as styles from '#/modules/OfferCard/OfferCard.css';

/** A single letter stands hundreds of times on a screen of cards: marked, it tells nothing, and takes longer to draw than they do. */
const SHORTEST_MARKED = 2;

type HighlightedProps = {
  readonly text: string;
  /** What was typed. */
  readonly typed: string;
};

/** A text with what was searched for marked in it. */
export const Highlighted = ({ text, typed }: HighlightedProps) => {
  const ranges = typed.trim().length < SHORTEST_MARKED ? [] : highlightRanges(text, typed);
  if (ranges.length === 0) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(from, start));
    parts.push(
      <mark key={start} className={styles.match}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  parts.push(text.slice(from));
  return parts;
};
