import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const served = style(inPages({ display: 'grid', gap: space[1] }));

export const sources = style(
  inPages({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` }),
);
