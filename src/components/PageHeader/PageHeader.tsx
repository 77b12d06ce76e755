import type { ReactNode } from 'react';

import { Heading } from '#/components/Heading/Heading';

import * as styles from '#/components/PageHeader/PageHeader.css';

type PageHeaderProps = {
  /** Word for word that of the navigation. */
  readonly title: string;
  /** What the screen is for, in a sentence. */
  readonly subtitle?: ReactNode;
  /** Beside the title: the sample mark. */
  readonly mark?: ReactNode;
  /** Above the title: the way back. */
  readonly back?: ReactNode;
  /** Two at most; on a phone they go under the title. */
  readonly actions?: ReactNode;
};

/** What the screen is, and what can be done with all of it. */
export const PageHeader = ({ title, subtitle, mark, back, actions }: PageHeaderProps) => (
  <header className={styles.root}>
    <div className={styles.parts}>
      <div className={styles.words}>
        {back && <div>{back}</div>}
        <div className={styles.titleLine}>
          <Heading level={1}>{title}</Heading>
          {mark}
        </div>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </header>
);
