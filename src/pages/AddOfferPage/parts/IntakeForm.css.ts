import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { breakpoints, space } from '#/styles/tokens';

/** The text at the left, the other ways at the right. */
export const intake = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space[6] } },
  }),
);

export const wide = style(inPages({ gridColumn: '1 / -1' }));

/** On a phone the button that reads is in view under an empty text. */
globalStyle(
  `${intake} textarea`,
  inPages({
    '@media': {
      [`screen and (width < ${breakpoints.tablet})`]: { blockSize: '13rem' },
    },
  }),
);
