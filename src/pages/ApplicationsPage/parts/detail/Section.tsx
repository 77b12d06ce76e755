import type { ReactNode } from 'react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Inline } from '#/components/Inline/Inline';

import * as styles from '#/pages/ApplicationsPage/Detail.css';

type SectionProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** One part of an application, with what can be done to it. */
export const Section = ({ title, children, action }: SectionProps) => (
  <Card as="section" className={styles.section}>
    <Inline gap={3} justify="space-between">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {action}
    </Inline>
    {children}
  </Card>
);
