import type { ReactNode } from 'react';

import * as styles from '#/components/Quote/Quote.css';

export type QuoteOrigin = 'offer' | 'cv' | 'other';

type QuoteProps = {
  /** The words as they stand in the document, with their quotation marks if any. */
  readonly children: ReactNode;
  /** Gives the colour of the edge: one for each document. */
  readonly from: QuoteOrigin;
  /** Document and place: section, page, experience. */
  readonly place: string;
};

/** Words of a document, with where they stand in it. */
export const Quote = ({ children, from, place }: QuoteProps) => (
  <figure className={styles.quote({ from })}>
    <figcaption className={styles.source}>{place}</figcaption>
    <blockquote className={styles.words}>{children}</blockquote>
  </figure>
);
