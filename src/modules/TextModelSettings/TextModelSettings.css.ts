import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, space } from '#/styles/tokens';

export const root = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    maxInlineSize: '34rem',
  }),
);

export const form = style(inPages({ display: 'grid', gap: space[4] }));

export const trial = style(inPages({ display: 'grid', justifyItems: 'start', gap: space[3] }));

export const saved = style(inPages({ fontSize: fontSize.s }));

export const allowed = style(inPages({ overflowWrap: 'anywhere' }));
