import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[4],
    minBlockSize: '2.75rem',
    paddingBlock: space[2],
    cursor: 'pointer',
    selectors: {
      '&:has(input:disabled)': { color: vars.color.textSubtle, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has(input:disabled)': { color: 'GrayText' } } },
    },
  }),
);

export const words = style(
  inComponents({
    minInlineSize: 0,
    fontSize: fontSize.control,
    fontWeight: fontWeight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const hint = style(
  inComponents({
    display: 'block',
    fontSize: fontSize.s,
    fontWeight: fontWeight.regular,
    color: vars.color.textMuted,
  }),
);

export const track = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '1.5rem',
    margin: 0,
    backgroundColor: vars.color.surfaceSunken,
    border: `1.5px solid ${vars.color.borderStrong}`,
    borderRadius: radius.full,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '2.5px',
        insetInlineStart: '2.5px',
        inlineSize: '1rem',
        blockSize: '1rem',
        backgroundColor: vars.color.borderStrong,
        borderRadius: '50%',
      },
      '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
      '&:checked::before': {
        transform: 'translateX(1.25rem)',
        backgroundColor: vars.color.onAccent,
      },
      '&:focus-visible': { borderRadius: radius.full },
      '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': {
      [media.motion]: {
        transition: `background-color ${duration.fast} ${easing}, border-color ${duration.fast} ${easing}`,
        selectors: {
          '&::before': {
            transition: `transform ${duration.medium} ${easing}, background-color ${duration.fast} ${easing}`,
          },
        },
      },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderColor: 'ButtonText',
        outlineColor: 'CanvasText',
        selectors: {
          '&::before': { backgroundColor: 'ButtonText' },
          '&:checked': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
          '&:checked::before': { backgroundColor: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', opacity: 1 },
          '&:disabled:checked': { backgroundColor: 'GrayText' },
          '&:disabled:not(:checked)::before': { backgroundColor: 'GrayText' },
          '&:disabled:checked::before': { backgroundColor: 'Canvas' },
        },
      },
    },
  }),
);
