import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { fontSize, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[3],
    minBlockSize: '2.75rem',
    paddingBlock: space[2.5],
    fontSize: fontSize.control,
    lineHeight: lineHeight.normal,
    cursor: 'pointer',
    '@media': {
      [media.tablet]: { minBlockSize: '2rem', paddingBlock: space[1] },
      [media.forcedColors]: { selectors: { '&:has(input:disabled)': { color: 'GrayText' } } },
    },
    selectors: {
      '&:has(input:disabled)': { color: vars.color.textSubtle, cursor: 'not-allowed' },
    },
  }),
);

export const box = style(
  inComponents({
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    margin: 0,
    marginBlockStart: space[0.5],
    backgroundColor: vars.color.surface,
    border: `1.5px solid ${vars.color.borderStrong}`,
    borderRadius: radius.small,
    cursor: 'inherit',
    ...transition(['background-color', 'border-color']),
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '0.75rem',
        blockSize: '0.75rem',
        transform: 'scale(0)',
        backgroundColor: vars.color.onAccent,
        clipPath: 'polygon(14% 44%, 0 60%, 40% 98%, 100% 20%, 85% 7%, 39% 67%)',
      },
      '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
      '&:checked::before': { transform: 'scale(1)' },
      'label:hover > &:not(:checked):not(:disabled)': { borderColor: vars.color.accent },
      '&:disabled': { backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.border },
      '&:disabled::before': { backgroundColor: vars.color.textSubtle },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
          '&:disabled::before': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);

export const words = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const hint = style(
  inComponents({ display: 'block', fontSize: fontSize.s, color: vars.color.textMuted }),
);
