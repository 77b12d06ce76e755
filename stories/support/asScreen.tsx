import type { Decorator } from '@storybook/react-vite';

import * as styles from '#stories/support/asScreen.css';

/** Gives a screen the room that the shell would. */
export const asScreen: Decorator = (Story) => (
  <main className={styles.screen}>
    <Story />
  </main>
);
