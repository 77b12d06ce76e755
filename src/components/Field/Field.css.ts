import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(inComponents({ display: 'grid', gap: space[2], minInlineSize: 0 }));

export const beside = style(
  inComponents({ gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' }),
);

export const label = style(
  inComponents({
    display: 'block',
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    color: vars.color.text,
    lineHeight: lineHeight.snug,
  }),
);

export const optional = style(
  inComponents({
    fontWeight: fontWeight.regular,
    color: vars.color.textSubtle,
    marginInlineStart: space[1],
  }),
);

export const hint = style(
  inComponents({
    fontSize: fontSize.s,
    color: vars.color.textMuted,
    lineHeight: lineHeight.normal,
  }),
);

export const error = style(
  inComponents({
    display: 'flex',
    gap: space[2],
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    fontWeight: fontWeight.medium,
    color: vars.tone.critical.fg,
  }),
);

export const errorIcon = style(inComponents({ marginBlockStart: space[0.5] }));

/** The box that holds the icon and the control: borders and focus are drawn here. */
export const box = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    color: vars.color.textSubtle,
  }),
);

export const leading = style(
  inComponents({ position: 'absolute', insetInlineStart: space[3], pointerEvents: 'none' }),
);

/** Shared look of text controls; 16 px text, so that phones do not zoom. */
export const control = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: space[3],
    paddingBlock: space[2],
    fontSize: fontSize.m,
    lineHeight: lineHeight.normal,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: radius.medium,
    ...transition(['border-color', 'box-shadow', 'background-color']),
    selectors: {
      '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
      '&:hover:not(:disabled):not(:focus)': { borderColor: vars.color.textSubtle },
      '&:focus': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
        borderColor: vars.color.focus,
        borderRadius: radius.medium,
      },
      '&[aria-invalid="true"]': { borderColor: vars.color.critical },
      '&[aria-invalid="true"]:focus': { outlineColor: vars.color.critical },
      '&:disabled': {
        backgroundColor: vars.color.surfaceSunken,
        color: vars.color.textSubtle,
        borderColor: vars.color.border,
        cursor: 'not-allowed',
      },
    },
  }),
);

export const withLeading = style(inComponents({ paddingInlineStart: space[10] }));

export const area = style(
  inComponents({
    resize: 'vertical',
    minBlockSize: '7rem',
    paddingBlock: space[3],
    lineHeight: lineHeight.loose,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { fontSize: fontSize.control } },
  }),
);

export const foot = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    rowGap: space[1],
  }),
);

export const counter = style(
  inComponents({
    marginInlineStart: 'auto',
    fontSize: fontSize.s,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
