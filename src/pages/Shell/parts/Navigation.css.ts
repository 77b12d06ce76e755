import { style } from '@vanilla-extract/css';

import { chosenInForcedColors } from '#/styles/chosen';
import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const navigation = style(inPages({ paddingInline: space[3] }));

export const list = style(inPages({ display: 'flex', flexDirection: 'column' }));

export const firstOfGroup = style(
  inPages({
    selectors: {
      '& + &, li + &': {
        marginBlockStart: space[2],
        paddingBlockStart: space[2],
        borderBlockStart: `1px solid ${vars.color.border}`,
      },
    },
  }),
);

export const entry = style(
  inPages({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '2.75rem',
    paddingInline: space[3],
    color: vars.color.textMuted,
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    textDecoration: 'none',
    borderRadius: radius.small,
    selectors: {
      '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
      '&[aria-current="page"]': {
        color: vars.color.accentText,
        fontWeight: fontWeight.strong,
        backgroundColor: vars.color.accentSoft,
      },
      // The dawn at the edge of the entry: the active one shows without relying on its colour alone.
      '&[aria-current="page"]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: '0.5rem',
        inlineSize: '3px',
        borderRadius: radius.full,
        backgroundColor: vars.color.gold,
      },
    },
    '@media': {
      ...transition(['background-color', 'color'])['@media'],
      [media.desktop]: { minBlockSize: '2.25rem' },
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]': chosenInForcedColors },
      },
    },
  }),
);

export const icon = style(inPages({ flexShrink: 0 }));

export const count = style(
  inPages({
    marginInlineStart: 'auto',
    minInlineSize: '1.5rem',
    paddingInline: space[2],
    textAlign: 'center',
    fontSize: fontSize.xs,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.normal,
    paddingBlock: space[0.5],
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.goldText,
    backgroundColor: vars.color.goldSoft,
    borderRadius: radius.full,
  }),
);
