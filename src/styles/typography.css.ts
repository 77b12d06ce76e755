import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { fontSize, fontStack } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Running text. `figures` aligns digits in columns. */
export const text = recipe({
  base: inComponents({ overflowWrap: 'anywhere' }),
  variants: {
    size: {
      xs: inComponents({ fontSize: fontSize.xs, lineHeight: 1.4 }),
      s: inComponents({ fontSize: fontSize.s, lineHeight: 1.5 }),
      m: inComponents({ fontSize: fontSize.m, lineHeight: 1.55 }),
      l: inComponents({ fontSize: fontSize.l, lineHeight: 1.5 }),
    },
    tone: {
      strong: inComponents({ color: vars.color.text }),
      muted: inComponents({ color: vars.color.textMuted }),
      subtle: inComponents({ color: vars.color.textSubtle }),
      critical: inComponents({ color: vars.tone.critical.fg }),
    },
    weight: {
      regular: inComponents({ fontWeight: 420 }),
      medium: inComponents({ fontWeight: 550 }),
      bold: inComponents({ fontWeight: 650 }),
    },
    figures: { true: inComponents({ fontVariantNumeric: 'tabular-nums' }) },
  },
  defaultVariants: { size: 'm', tone: 'strong', weight: 'regular' },
});

/** Titles, whatever their level in the outline. */
export const heading = recipe({
  base: inComponents({
    fontFamily: fontStack.heading,
    fontWeight: 650,
    color: vars.color.text,
    overflowWrap: 'break-word',
    textWrap: 'balance',
  }),
  variants: {
    size: {
      s: inComponents({ fontSize: fontSize.m, lineHeight: 1.35, letterSpacing: '-0.004em' }),
      m: inComponents({ fontSize: fontSize.l, lineHeight: 1.3, letterSpacing: '-0.008em' }),
      l: inComponents({ fontSize: fontSize.xl, lineHeight: 1.22, letterSpacing: '-0.014em' }),
      xl: inComponents({ fontSize: fontSize.xxl, lineHeight: 1.16, letterSpacing: '-0.02em' }),
      xxl: inComponents({ fontSize: fontSize.xxxl, lineHeight: 1.1, letterSpacing: '-0.026em' }),
      display: inComponents({
        fontSize: `clamp(${fontSize.xxxl}, 6vw, ${fontSize.display})`,
        lineHeight: 1.04,
        letterSpacing: '-0.032em',
      }),
    },
  },
  defaultVariants: { size: 'l' },
});
