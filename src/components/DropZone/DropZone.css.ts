import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const zone = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[8],
    paddingInline: space[5],
    textAlign: 'center',
    backgroundColor: vars.color.surface,
    backgroundImage: `radial-gradient(100% 70% at 50% 120%, ${vars.wash.to}, transparent 65%), radial-gradient(120% 100% at 50% -20%, ${vars.wash.from}, transparent 65%)`,
    border: `1.5px dashed ${vars.color.borderStrong}`,
    borderRadius: radius.large,
    cursor: 'pointer',
    '@media': {
      [media.motion]: {
        transition: ['border-color', 'background-color', 'box-shadow']
          .map((name) => `${name} ${duration.medium} ${easing}`)
          .join(', '),
      },
      [media.tablet]: { paddingBlock: space[12], paddingInline: space[8] },
    },
    selectors: {
      '&:hover': { borderColor: vars.color.accent },
      '&:focus-within:has(:focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '3px',
      },
    },
  }),
  variants: {
    state: {
      idle: {},
      dragging: inComponents({
        borderStyle: 'solid',
        borderColor: vars.color.accent,
        boxShadow: `0 0 0 4px ${vars.color.accentSoft}`,
        '@media': { [media.forcedColors]: { borderColor: 'Highlight', borderWidth: '4px' } },
      }),
      busy: inComponents({ borderStyle: 'solid', borderColor: vars.color.border }),
      disabled: inComponents({
        cursor: 'not-allowed',
        color: vars.color.textSubtle,
        backgroundImage: 'none',
        backgroundColor: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        selectors: { '&:hover': { borderColor: vars.color.border } },
      }),
    },
  },
});

/** Covers the zone, so that a press anywhere chooses a file; seen only through its label. */
export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'inherit',
    selectors: { '&::file-selector-button': { cursor: 'inherit' } },
  }),
);

export const drawing = style(
  inComponents({ inlineSize: '9rem', marginBlockEnd: space[2], minBlockSize: '3.5rem' }),
);

export const title = style(
  inComponents({
    fontSize: fontSize.l,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.snug,
    textWrap: 'balance',
  }),
);

export const hint = style(inComponents({ fontSize: fontSize.s, color: vars.color.textMuted }));

export const choose = style(inComponents({ marginBlock: space[2], pointerEvents: 'none' }));
