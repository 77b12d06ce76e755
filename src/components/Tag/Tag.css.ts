import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { fontSize, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const tag = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    minBlockSize: '2rem',
    paddingInline: space[3],
    fontSize: fontSize.s,
    lineHeight: lineHeight.snug,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.full,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      neutral: inComponents({ backgroundColor: vars.color.surface, color: vars.color.text }),
      positive: inComponents({
        backgroundColor: vars.tone.positive.bg,
        color: vars.tone.positive.fg,
        borderColor: vars.tone.positive.border,
      }),
      caution: inComponents({
        backgroundColor: vars.tone.caution.bg,
        color: vars.tone.caution.fg,
        borderColor: vars.tone.caution.border,
      }),
    },
    lit: {
      true: inComponents({
        borderColor: vars.color.gold,
        boxShadow: `0 0 0 2px ${vars.color.gold}`,
      }),
    },
    removable: { true: inComponents({ paddingInlineEnd: 0 }) },
  },
});

/** The words, where they can be pressed: as tall as the tag, which is taller under a finger. */
export const words = style(
  inComponents({
    minBlockSize: '2.75rem',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    '@media': { [media.tablet]: { minBlockSize: '2rem' } },
  }),
);

/** 44 px high under a finger, without making the tag itself taller. */
export const remove = style(
  inComponents({
    position: 'relative',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: '50%',
    color: 'inherit',
    selectors: {
      '&:hover': { backgroundColor: `color-mix(in srgb, currentColor 12%, transparent)` },
      '&:focus-visible': { borderRadius: '50%', outlineOffset: '-3px' },
      '&::after': { content: '""', position: 'absolute', inset: '-6px' },
    },
    '@media': {
      ...transition(['background-color'])['@media'],
      [media.tablet]: { selectors: { '&::after': { inset: 0 } } },
    },
  }),
);
