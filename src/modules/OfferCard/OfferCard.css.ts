import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const card = style(
  inPages({
    display: 'grid',
    // A long word breaks in its card rather than pass its edge, in large text too.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    gap: space[3],
    minInlineSize: 0,
    scrollMarginBlock: '5rem',
  }),
);

export const words = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    alignContent: 'start',
  }),
);

/** The whole card answers to the pointer; the keyboard and screen readers meet a button. */
export const choose = style(
  inPages({
    maxInlineSize: '100%',
    font: 'inherit',
    fontFamily: fontStack.heading,
    textAlign: 'start',
    color: 'inherit',
    cursor: 'pointer',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.medium },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);

export const facts = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

/** The place, the pay: a sign and its words. */
export const line = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[1],
    fontSize: fontSize.s,
    color: vars.color.textMuted,
  }),
);

/** At the end of the line of facts. */
export const date = style(inPages({ marginInlineStart: 'auto', whiteSpace: 'nowrap' }));

export const match = style(
  inPages({
    backgroundColor: vars.color.goldSoft,
    color: vars.color.goldText,
    borderRadius: '3px',
    paddingInline: '1px',
    marginInline: '-1px',
    '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
  }),
);
