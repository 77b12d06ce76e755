import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const cards = style(
  inPages({
    display: 'grid',
    gap: space[5],
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const working = style(
  inPages({
    display: 'grid',
    gap: space[4],
    justifyItems: 'center',
    maxInlineSize: '36rem',
    marginInline: 'auto',
    inlineSize: '100%',
  }),
);

export const gauge = style(inPages({ inlineSize: '100%' }));

export const results = style(inPages({ display: 'grid', gap: space[5] }));

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);
