import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import * as styles from '#stories/support/Frame.css';

/** The page around a part shown alone. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.frame}>{children}</div>
);

/** Gives a module that stands in a screen the margin that the screen would. */
export const framed: Decorator = (Story) => (
  <Frame>
    <Story />
  </Frame>
);

const WIDTHS = { narrow: styles.narrow, medium: styles.medium, phone: styles.phone } as const;

/** Limits the width of a part: of a form, of a text, of the narrowest phone (320 px less its margins). */
export const within =
  (width: keyof typeof WIDTHS): Decorator =>
  (Story) => (
    <div className={WIDTHS[width]}>
      <Story />
    </div>
  );

/** Leaves room under what opens. */
export const withRoom: Decorator = (Story) => (
  <div className={styles.tall}>
    <Story />
  </div>
);
