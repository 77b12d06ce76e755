import type { ReactNode } from 'react';

import * as styles from '#/components/VisuallyHidden/VisuallyHidden.css';

/** Words for assistive technology only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
