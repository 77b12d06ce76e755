import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const form = style(inPages({ display: 'grid', gap: space[3], paddingBlock: space[2] }));

export const fields = style(
  inPages({
    display: 'grid',
    gap: space[3],
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    alignItems: 'start',
    maxInlineSize: '24rem',
  }),
);

export const actions = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
