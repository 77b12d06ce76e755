import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    // The name of a file may be one long word.
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
    fontSize: fontSize.s,
  }),
);

/** A three-quarter ring. Without motion it stays still and the words tell. */
export const ring = recipe({
  base: inComponents({
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: '50%',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    '@media': {
      [media.motion]: { animation: `${turn} 900ms linear infinite` },
      // Its clear edge would show, and a whole ring is not seen to turn: the gap is cut out instead.
      [media.forcedColors]: { maskImage: 'conic-gradient(from 45deg, transparent 90deg, black 0)' },
    },
  }),
  variants: {
    size: {
      s: inComponents({ inlineSize: '1rem', blockSize: '1rem', borderWidth: '2px' }),
      m: inComponents({ inlineSize: '1.5rem', blockSize: '1.5rem', borderWidth: '2.5px' }),
      l: inComponents({ inlineSize: '2.5rem', blockSize: '2.5rem', borderWidth: '3px' }),
    },
    accent: {
      true: inComponents({ color: vars.color.accent, borderInlineEndColor: vars.color.border }),
    },
  },
});
