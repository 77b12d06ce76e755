import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';

/** The card is as tall as its row. */
export const place = style(
  inPages({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
);
