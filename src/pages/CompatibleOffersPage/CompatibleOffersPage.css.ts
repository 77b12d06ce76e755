import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const cards = style(
  inPages({
    display: 'grid',
    gap: space[5],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const working = style(
  inPages({ maxInlineSize: '36rem', marginInline: 'auto', inlineSize: '100%' }),
);

export const waiting = style(
  inPages({ display: 'grid', placeItems: 'center', minBlockSize: '20rem' }),
);
