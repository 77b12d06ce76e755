import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** The value itself is the button: what is read is what is pressed. */
export const shown = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2.75rem',
    maxInlineSize: '100%',
    paddingInline: space[2],
    paddingBlock: space[1],
    marginInlineStart: `calc(-1 * ${space[2]})`,
    textAlign: 'start',
    borderRadius: radius.small,
    selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
    '@media': { [media.tablet]: { minBlockSize: '2rem' } },
  }),
);

export const words = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const absent = style(inComponents({ color: vars.color.textSubtle, fontStyle: 'italic' }));

export const pencil = style(
  inComponents({
    color: vars.color.textSubtle,
    selectors: { 'button:hover > &, button:focus-visible > &': { color: vars.color.accentText } },
  }),
);

/** The controls follow the width they are given, not that of the window. */
export const form = style(inComponents({ containerType: 'inline-size' }));

export const controls = style(
  inComponents({
    display: 'grid',
    gap: space[2],
    '@container': {
      '(min-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    },
  }),
);

export const actions = style(inComponents({ display: 'flex', gap: space[2] }));
