import { globalStyle, style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { fontSize, space } from '#/styles/tokens';

import { button } from '#/components/Button/Button.css';
import { vars } from '#/styles/contract.css';
import { components } from '#/styles/layers.css';

/** Width of the header itself: a phone, or more. */
const NARROW = '(max-width: 35.99rem)';
const WIDE = '(min-width: 36rem)';

/** The actions go beside the title where both have room, below it otherwise. */
export const root = style(inComponents({ containerType: 'inline-size' }));

export const parts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${space[4]} ${space[8]}`,
  }),
);

export const words = style(
  inComponents({
    flex: '1 1 20rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    minInlineSize: 0,
  }),
);

export const titleLine = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
  }),
);

// A word longer than the page breaks: it would push the page aside.
globalStyle(`${titleLine} > *`, { '@layer': { [components]: { minInlineSize: 0 } } });

export const subtitle = style(
  inComponents({
    maxInlineSize: '56rem',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    color: vars.color.textMuted,
    '@media': { [media.tablet]: { fontSize: fontSize.l } },
  }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    '@container': { [NARROW]: { flexBasis: '100%' } },
  }),
);

const { quiet, primary, secondary } = button.classNames.variants.variant;

// Under the title an action without an edge would hang in the air: it takes one, and starts where the words do.
globalStyle(`${actions} > .${quiet}`, {
  '@layer': {
    [components]: {
      '@container': {
        [NARROW]: { borderColor: vars.color.border, backgroundColor: vars.color.surface },
      },
    },
  },
});
// Beside it the words of the last one end where the page does: its padding hangs in the margin.
globalStyle(`${actions}:has(> .${quiet}:last-child)`, {
  '@layer': {
    [components]: { '@container': { [WIDE]: { marginInlineEnd: `calc(-1 * ${space[4]})` } } },
  },
});
// Lines of buttons are as wide as the page where a thumb presses them.
globalStyle(`${actions} > :is(.${primary}, .${secondary})`, {
  '@layer': { [components]: { '@container': { [NARROW]: { flexGrow: 1 } } } },
});
