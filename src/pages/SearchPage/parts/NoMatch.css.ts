import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const ways = style(inPages({ display: 'grid', justifyItems: 'center', gap: space[4] }));

/** The ways out, the one that keeps the most of the search first. */
export const wider = style(
  inPages({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] }),
);
