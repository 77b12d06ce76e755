import type { ReactNode } from 'react';

import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type CvStartProps = {
  /** Where the file goes, or the reading that took its place. */
  readonly children: ReactNode;
  readonly title?: string;
  readonly text?: string;
};

/** The file on one side, what becomes of it on the other: the same before and during the reading. */
export const CvStart = ({ children, title, text }: CvStartProps) => (
  <div className={styles.start}>
    <div className={styles.importArea}>{children}</div>
    <section className={styles.promise}>
      <div>
        <Heading level={2} size="m">
          {title ?? copy.reading.aside}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </div>
      <ol className={styles.promiseSteps}>
        {copy.empty.steps.map((step, index) => (
          <li key={step.title} className={styles.promiseStep}>
            <span className={styles.promiseNumber} aria-hidden>
              {index + 1}
            </span>
            <div>
              <Text weight="medium">{step.title}</Text>
              <Text size="s" tone="muted">
                {step.text}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </section>
  </div>
);
