import { globalStyle } from '@vanilla-extract/css';

import { space } from '#/styles/tokens';

import { footLine } from '#/pages/ProfilePage/ProfilePage.css';
import { pages } from '#/styles/layers.css';

// Under a thumb the buttons are as wide as the sheet, and what is said of them stands in its middle.
globalStyle(`${footLine} > *`, {
  '@layer': {
    [pages]: {
      '@media': { 'screen and (max-width: 29.99rem)': { flex: '1 0 100%', textAlign: 'center' } },
    },
  },
});
globalStyle(`${footLine} > output > *`, { '@layer': { [pages]: { textAlign: 'start' } } });
// While it says nothing it takes no room, yet stays in the tree: what it will say must be announced.
globalStyle(`${footLine} > output:empty`, {
  '@layer': { [pages]: { marginBlockStart: `calc(-1 * ${space[3]})` } },
});
