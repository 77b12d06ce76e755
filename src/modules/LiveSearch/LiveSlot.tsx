import { Suspense } from 'react';

import { Card } from '#/components/Card/Card';
import { lazyComponent } from '#/components/loading/lazyComponent';
import type { LiveSearchProps } from '#/modules/LiveSearch/LiveSearch';

import * as styles from '#/modules/LiveSearch/LiveSlot.css';

/** It comes after the screen, which works without it. */
const Section = lazyComponent<LiveSearchProps>(() =>
  import('#/modules/LiveSearch/LiveSearch').then(
    (loaded) => loaded.LiveSearch,
    () => () => null,
  ),
);

/** The live search of a screen; until its part has come, its place: what stands below does not move. */
export const LiveSlot = (props: LiveSearchProps) => (
  <Suspense fallback={<Card look="outlined" className={styles.room} aria-hidden />}>
    <Section {...props} />
  </Suspense>
);
