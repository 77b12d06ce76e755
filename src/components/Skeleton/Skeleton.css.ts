import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const root = style(inComponents({ display: 'grid', gap: space[3] }));

export const shape = recipe({
  base: inComponents({
    // Seen on the page and on a card, in both themes.
    backgroundColor: `color-mix(in srgb, ${vars.color.border} 65%, transparent)`,
    '@media': {
      [media.motion]: { animation: `${breathe} 1600ms ease-in-out infinite` },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    kind: {
      line: inComponents({ blockSize: '0.875rem', borderRadius: radius.small }),
      title: inComponents({ blockSize: '1.5rem', inlineSize: '50%', borderRadius: radius.small }),
      block: inComponents({ blockSize: '7.5rem', borderRadius: radius.medium }),
      round: inComponents({ blockSize: '3rem', inlineSize: '3rem', borderRadius: '50%' }),
    },
    last: { true: inComponents({ inlineSize: '62%' }) },
  },
});
