import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { fontSize, fontStack, fontWeight, lineHeight, radius } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const avatar = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    fontFamily: fontStack.heading,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.flat,
    letterSpacing: '0.01em',
    userSelect: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      small: inComponents({ inlineSize: '2rem', blockSize: '2rem', fontSize: fontSize.xs }),
      medium: inComponents({ inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: fontSize.s }),
      large: inComponents({ inlineSize: '4rem', blockSize: '4rem', fontSize: fontSize.xl }),
    },
    shape: {
      person: inComponents({ borderRadius: '50%' }),
      company: inComponents({ borderRadius: radius.medium }),
    },
    tint: {
      sky: inComponents({ backgroundColor: vars.color.accentSoft, color: vars.color.accentText }),
      dawn: inComponents({ backgroundColor: vars.color.goldSoft, color: vars.color.goldText }),
      meadow: inComponents({
        backgroundColor: vars.tone.positive.bg,
        color: vars.tone.positive.fg,
      }),
      slate: inComponents({ backgroundColor: vars.tone.neutral.bg, color: vars.tone.neutral.fg }),
    },
  },
});
