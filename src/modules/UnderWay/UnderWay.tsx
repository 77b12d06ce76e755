import type { ReactNode } from 'react';

import { Card } from '#/components/Card/Card';

import * as styles from '#/modules/UnderWay/UnderWay.css';

type UnderWayProps = {
  /** What is being done, as a picture. */
  readonly drawing: ReactNode;
  /** How far it has come. */
  readonly children: ReactNode;
};

/** Work that the user waits for, in the place of what it will bring. */
export const UnderWay = ({ drawing, children }: UnderWayProps) => (
  <Card padding="large" className={styles.work}>
    <div className={styles.drawing}>{drawing}</div>
    {children}
  </Card>
);
