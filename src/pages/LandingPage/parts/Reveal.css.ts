import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { easing } from '#/styles/tokens';

/** On paper and under reduced motion nothing ever waits. */
const MOVING = 'screen and (prefers-reduced-motion: no-preference)';

export const reveal = style(
  inPages({
    '@media': {
      [MOVING]: {
        selectors: {
          '&[data-reveal="waiting"]': { opacity: 0, transform: 'translateY(1.25rem)' },
          '&[data-reveal="shown"]': {
            transition: `opacity 450ms ${easing}, transform 450ms ${easing}`,
          },
        },
      },
    },
  }),
);
