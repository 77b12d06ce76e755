import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(inComponents({ display: 'grid', gap: space[2] }));

export const head = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
  }),
);

export const value = style(
  inComponents({ flexShrink: 0, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);

const track = {
  backgroundColor: vars.color.surfaceSunken,
  borderRadius: radius.full,
} as const;

const filled = { backgroundColor: vars.color.accent, borderRadius: radius.full } as const;

export const bar = style(
  inComponents({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '8px',
    overflow: 'hidden',
    border: 0,
    ...track,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': filled,
      '&::-moz-progress-bar': filled,
    },
    '@media': {
      [media.motion]: {
        selectors: {
          '&::-webkit-progress-value': { transition: `inline-size ${duration.slow} ${easing}` },
        },
      },
      // A styled bar is not the system's any more: without colours of ours it takes those of the user.
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        selectors: {
          '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
          '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
);
