import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';

import { grid } from '#/pages/SearchPage/SearchPage.css';

/** As high as all rows together; those that are drawn stand at their place in it. */
export const list = style(inPages({ position: 'relative', inlineSize: '100%' }));

export const row = style([
  grid,
  inPages({ position: 'absolute', insetInline: 0, insetBlockStart: 0 }),
]);
