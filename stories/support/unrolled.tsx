import type { Decorator } from '@storybook/react-vite';

import * as styles from '#stories/support/unrolled.css';

/** Shows a page at its whole length: what sticks to the window stands where it ends. */
export const unrolled: Decorator = (Story) => (
  <div className={styles.unrolled}>
    <Story />
  </div>
);
