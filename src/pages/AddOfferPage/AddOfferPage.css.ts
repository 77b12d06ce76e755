import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { breakpoints, space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

export const stack = style(inPages({ display: 'grid', gap: space[4], minInlineSize: 0 }));

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

/** On a phone the actions share the line, as wide as the card. */
globalStyle(
  `${actions} > :is(button, a)`,
  inPages({ '@media': { [`screen and (width < ${breakpoints.tablet})`]: { flexGrow: 1 } } }),
);
