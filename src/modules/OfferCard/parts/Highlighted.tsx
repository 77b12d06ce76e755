import type { ReactNode } from 'react';

import { highlightRanges } from '#/domain/offers/search/highlight';

import * as styles from '#/modules/OfferCard/OfferCard.css';

type HighlightedProps = {
  readonly text: string;
  /** What was typed; empty for nothing to show. */
  readonly typed: string;
};

/** A text with what was searched for marked in it. */
export const Highlighted = ({ text, typed }: HighlightedProps) => {
  const ranges = typed.trim() === '' ? [] : highlightRanges(text, typed);
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
