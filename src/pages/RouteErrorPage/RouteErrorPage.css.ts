import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

import { pages } from '#/styles/layers.css';

// Rules of its own: this page loads with every first visit, and the layout components would come with it.
export const words = style(inPages({ display: 'grid', gap: space[4], justifyItems: 'start' }));
export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifySelf: 'stretch' }),
);

// Under a thumb both are as wide as the sheet.
globalStyle(`${actions} > *`, {
  '@layer': { [pages]: { '@media': { 'screen and (max-width: 29.99rem)': { flexGrow: 1 } } } },
});
