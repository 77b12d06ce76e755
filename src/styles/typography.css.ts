import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { fontSize, fontStack, fontWeight, lineHeight } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Running text. `figures` aligns digits in columns. */
export const text = recipe({
  base: inComponents({ overflowWrap: 'anywhere' }),
  variants: {
    size: {
      xs: inComponents({ fontSize: fontSize.xs, lineHeight: lineHeight.normal }),
      s: inComponents({ fontSize: fontSize.s, lineHeight: lineHeight.normal }),
      m: inComponents({ fontSize: fontSize.m, lineHeight: lineHeight.normal }),
      l: inComponents({ fontSize: fontSize.l, lineHeight: lineHeight.normal }),
    },
    tone: {
      strong: inComponents({ color: vars.color.text }),
      muted: inComponents({ color: vars.color.textMuted }),
      subtle: inComponents({ color: vars.color.textSubtle }),
      critical: inComponents({ color: vars.tone.critical.fg }),
    },
    weight: {
      regular: inComponents({ fontWeight: fontWeight.regular }),
      medium: inComponents({ fontWeight: fontWeight.medium }),
      bold: inComponents({ fontWeight: fontWeight.bold }),
    },
    figures: { true: inComponents({ fontVariantNumeric: 'tabular-nums' }) },
  },
  defaultVariants: { size: 'm', tone: 'strong', weight: 'regular' },
});

/** Titles, whatever their level in the outline. */
export const heading = recipe({
  base: inComponents({
    fontFamily: fontStack.heading,
    fontWeight: fontWeight.bold,
    color: vars.color.text,
    overflowWrap: 'break-word',
    textWrap: 'balance',
  }),
  variants: {
    size: {
      s: inComponents({
        fontSize: fontSize.m,
        lineHeight: lineHeight.snug,
        letterSpacing: '-0.004em',
      }),
      m: inComponents({
        fontSize: fontSize.l,
        lineHeight: lineHeight.snug,
        letterSpacing: '-0.008em',
      }),
      l: inComponents({
        fontSize: fontSize.xl,
        lineHeight: lineHeight.snug,
        letterSpacing: '-0.014em',
      }),
      xl: inComponents({
        fontSize: fontSize.xxl,
        lineHeight: lineHeight.tight,
        letterSpacing: '-0.02em',
      }),
      xxl: inComponents({
        fontSize: fontSize.xxxl,
        lineHeight: lineHeight.tight,
        letterSpacing: '-0.026em',
      }),
      display: inComponents({
        fontSize: `clamp(${fontSize.xxxl}, 6vw, ${fontSize.display})`,
        lineHeight: lineHeight.tight,
        letterSpacing: '-0.032em',
      }),
    },
  },
  defaultVariants: { size: 'l' },
});
