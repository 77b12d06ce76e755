import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';

/** As tall as what comes while nothing is switched on. */
export const room = style(
  inPages({
    minBlockSize: '3.875rem',
    '@media': {
      [media.tablet]: { minBlockSize: '7.5rem' },
      [media.wide]: { minBlockSize: '8.75rem' },
    },
  }),
);
