import type { ReactNode } from 'react';

import { Heading } from '#/components/Heading/Heading';
import type { HeadingLevel } from '#/components/Heading/Heading';

import * as styles from '#/components/EmptyState/EmptyState.css';

type EmptyStateProps = {
  /** What there is not. */
  readonly title: string;
  /** What it means, in a sentence or two. */
  readonly text?: ReactNode;
  /** One of `components/drawings`. */
  readonly drawing?: ReactNode;
  /** The way forward. */
  readonly actions?: ReactNode;
  /** Rank of the title, under that of the screen. */
  readonly level?: HeadingLevel;
};

/** Nothing here yet: what it means and what to do next. */
export const EmptyState = ({ title, text, drawing, actions, level = 2 }: EmptyStateProps) => (
  <div className={styles.root}>
    {drawing && <div className={styles.drawing}>{drawing}</div>}
    <Heading level={level} size="l" className={styles.title}>
      {title}
    </Heading>
    {text && <div className={styles.words}>{text}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
