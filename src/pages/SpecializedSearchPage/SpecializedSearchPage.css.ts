import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const form = style(
  inPages({
    display: 'grid',
    gap: space[6],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space[8] },
    },
  }),
);

export const results = style(inPages({ display: 'grid', gap: space[4] }));

export const cards = style(
  inPages({
    display: 'grid',
    gap: space[4],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const waiting = style(
  inPages({ display: 'grid', placeItems: 'center', minBlockSize: '14rem' }),
);

export const elsewhere = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);
