import type { ReactNode } from 'react';

import { PromisedSteps } from '#/modules/PromisedSteps/PromisedSteps';
import { bringInCopy as copy } from '#/pages/MyCvPage/bringIn.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type CvStartProps = {
  /** Where the file goes, or the reading that took its place. */
  readonly children: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly steps?: readonly { readonly title: string; readonly text: string }[];
};

/** The file on one side, what becomes of it on the other: the same before, during and after the reading. */
export const CvStart = ({ children, title, text, steps = copy.empty.steps }: CvStartProps) => (
  <div className={styles.start}>
    <div className={styles.importArea}>{children}</div>
    <PromisedSteps title={title} text={text} steps={steps} />
  </div>
);
