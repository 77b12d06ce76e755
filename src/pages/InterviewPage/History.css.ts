import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const list = style(inPages({ display: 'grid', gap: space[3] }));
export const item = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);
export const words = style(inPages({ display: 'grid', gap: space[1], minInlineSize: 0 }));

export const tableBox = style(inPages({ overflowX: 'auto' }));
export const table = style(
  inPages({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.s }),
);
export const cell = style(
  inPages({
    textAlign: 'start',
    verticalAlign: 'top',
    padding: `${space[2]} ${space[3]} ${space[2]} 0`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);
