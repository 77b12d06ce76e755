import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const results = style(inPages({ display: 'grid', gap: space[5] }));

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);
