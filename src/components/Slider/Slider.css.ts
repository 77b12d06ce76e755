import { createVar, style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Share of the track before the thumb, as a percentage. */
export const filled = createVar();

export const head = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    alignItems: 'baseline',
  }),
);

export const value = style(
  inComponents({
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    color: vars.color.accentText,
  }),
);

const track = {
  blockSize: '6px',
  borderRadius: radius.full,
  background: `linear-gradient(to right, ${vars.color.accent} ${filled}, ${vars.color.border} ${filled})`,
} as const;

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  backgroundColor: vars.color.surface,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: '50%',
  boxShadow: vars.shadow.card,
} as const;

export const input = style(
  inComponents({
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '2.75rem',
    margin: 0,
    background: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: '-9px' },
      '&::-moz-range-thumb': thumb,
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::-webkit-slider-thumb': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
      '&:focus-visible::-moz-range-thumb': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);

export const ends = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    fontSize: fontSize.s,
    color: vars.color.textMuted,
  }),
);
