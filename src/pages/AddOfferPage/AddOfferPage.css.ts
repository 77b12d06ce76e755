import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

export const stack = style(inPages({ display: 'grid', gap: space[4], minInlineSize: 0 }));

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);
