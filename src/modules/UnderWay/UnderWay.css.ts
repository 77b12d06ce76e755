import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

/** The drawing beside the steps where there is room, above them on a phone. */
export const work = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    alignItems: 'center',
    maxInlineSize: '52rem',
    '@media': {
      [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: space[10] },
    },
  }),
);

export const drawing = style(
  inPages({ inlineSize: '100%', maxInlineSize: '14rem', justifySelf: 'center' }),
);
