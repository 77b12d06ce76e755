import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[10] }));

/** A line length that reads well. */
export const prose = style(inPages({ display: 'grid', gap: space[3], maxInlineSize: '44rem' }));

export const list = style(
  inPages({
    display: 'grid',
    gap: space[2],
    paddingInlineStart: space[5],
    listStyle: 'disc',
  }),
);

export const map = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
    gap: `${space[2]} ${space[6]}`,
  }),
);
