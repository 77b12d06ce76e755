import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { fontSize, fontWeight, lineHeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(inComponents({ display: 'grid', gap: space[5] }));
export const list = style(inComponents({ display: 'grid' }));

/** One step; the line between two marks is drawn by the upper one. */
export const step = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    paddingBlockEnd: space[5],
    fontSize: fontSize.control,
    lineHeight: lineHeight.loose,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '2rem',
        insetBlockEnd: '0.25rem',
        insetInlineStart: 'calc(0.875rem - 1px)',
        inlineSize: '2px',
        borderRadius: '1px',
        backgroundColor: vars.color.border,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:not(:last-child)::before': { backgroundColor: 'CanvasText' } },
      },
    },
  }),
  variants: {
    state: {
      done: inComponents({
        color: vars.color.textMuted,
        selectors: { '&:not(:last-child)::before': { backgroundColor: vars.tone.positive.solid } },
        '@media': {
          [media.forcedColors]: {
            selectors: { '&:not(:last-child)::before': { backgroundColor: 'CanvasText' } },
          },
        },
      }),
      current: inComponents({ color: vars.color.text, fontWeight: fontWeight.strong }),
      todo: inComponents({ color: vars.color.textSubtle }),
    },
  },
});

export const mark = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    fontSize: fontSize.s,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    border: '1.5px solid transparent',
    borderRadius: '50%',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    state: {
      done: inComponents({ backgroundColor: vars.tone.positive.bg, color: vars.tone.positive.fg }),
      current: inComponents({ backgroundColor: vars.color.accentSoft, color: vars.color.accent }),
      todo: inComponents({ borderColor: vars.color.border, color: vars.color.textSubtle }),
    },
  },
});

export const label = style(
  inComponents({ minInlineSize: 0, paddingBlockStart: space[0.5], overflowWrap: 'anywhere' }),
);
