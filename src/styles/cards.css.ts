import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

/** Cards side by side: as many as the width of the page carries at a length that reads well. */
export const cards = style(
  inPages({
    display: 'grid',
    gap: space[5],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  }),
);
