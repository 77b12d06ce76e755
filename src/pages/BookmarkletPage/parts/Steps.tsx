import type { ReactNode } from 'react';

import { Text } from '#/components/Text/Text';

import * as styles from '#/pages/BookmarkletPage/BookmarkletPage.css';
import * as numbered from '#/styles/numbered.css';

type StepsProps = {
  readonly steps: readonly string[];
  /** What is acted on in one of the steps, by its place in the list. */
  readonly at: number;
  readonly children: ReactNode;
};

/** Steps to follow in order; one of them holds what is acted on. */
export const Steps = ({ steps, at, children }: StepsProps) => (
  <ol className={styles.steps}>
    {steps.map((words, index) => (
      <li key={words} className={numbered.step}>
        <span className={numbered.number} aria-hidden>
          {index + 1}
        </span>
        <div className={styles.stepBody}>
          <Text>{words}</Text>
          {index === at && children}
        </div>
      </li>
    ))}
  </ol>
);
