import { globalStyle, style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { space } from '#/styles/tokens';

import { components } from '#/styles/layers.css';

/** Holds the focus only for the next key to start here: nothing to outline. */
export const root = style(
  inComponents({
    display: 'grid',
    gap: space[6],
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    scrollMarginBlockStart: space[20],
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

globalStyle(`${root} :is(h1, h2)[tabindex="-1"]:focus`, {
  '@layer': { [components]: { outline: 'none' } },
});
