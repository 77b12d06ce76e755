import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** A busy button keeps its colours: it works, it does not sleep. */
const asleep = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])';
const awake = '&:hover:not(:disabled):not([aria-disabled="true"])';
const pressed = '&:active:not(:disabled):not([aria-disabled="true"])';

/** The one action that counts stays filled where the system imposes its colours; one that sleeps takes their grey. */
const filledInForcedColors = {
  backgroundColor: 'ButtonText',
  color: 'ButtonFace',
  outlineColor: 'Highlight',
  forcedColorAdjust: 'none',
  selectors: {
    [awake]: { backgroundColor: 'Highlight', color: 'HighlightText' },
    [asleep]: { backgroundColor: 'ButtonFace', color: 'GrayText', borderColor: 'GrayText' },
  },
} as const;

export const button = recipe({
  base: inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: radius.medium,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.snug,
    letterSpacing: '-0.003em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      [asleep]: { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&:focus-visible': { borderRadius: radius.medium },
    },
    '@media': {
      [media.motion]: {
        transition: ['background-color', 'border-color', 'color', 'box-shadow', 'transform']
          .map((name) => `${name} ${duration.fast} ${easing}`)
          .join(', '),
      },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { [asleep]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
  variants: {
    variant: {
      primary: inComponents({
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        boxShadow: `inset 0 1px 0 rgb(255 255 255 / 0.16), ${vars.shadow.card}`,
        selectors: {
          [awake]: { backgroundColor: vars.color.accentHover },
          [pressed]: { transform: 'translateY(1px)' },
          [asleep]: {
            backgroundColor: vars.color.surfaceSunken,
            color: vars.color.textSubtle,
            borderColor: vars.color.border,
            boxShadow: 'none',
          },
        },
        '@media': { [media.forcedColors]: filledInForcedColors },
      }),
      secondary: inComponents({
        backgroundColor: vars.color.surface,
        color: vars.color.text,
        borderColor: vars.color.border,
        boxShadow: vars.shadow.card,
        selectors: {
          [awake]: {
            backgroundColor: vars.color.surfaceHover,
            borderColor: vars.color.borderStrong,
          },
          [pressed]: { transform: 'translateY(1px)' },
          [asleep]: {
            backgroundColor: 'transparent',
            color: vars.color.textSubtle,
            boxShadow: 'none',
          },
        },
      }),
      quiet: inComponents({
        color: vars.color.accentText,
        selectors: {
          [awake]: { backgroundColor: vars.color.accentSoft },
          [asleep]: { color: vars.color.textSubtle },
        },
      }),
      danger: inComponents({
        backgroundColor: vars.color.critical,
        color: vars.color.onCritical,
        boxShadow: vars.shadow.card,
        selectors: {
          [awake]: { backgroundColor: vars.color.criticalHover },
          [pressed]: { transform: 'translateY(1px)' },
          [asleep]: {
            backgroundColor: vars.color.surfaceSunken,
            color: vars.color.textSubtle,
            borderColor: vars.color.border,
            boxShadow: 'none',
          },
        },
        '@media': { [media.forcedColors]: filledInForcedColors },
      }),
    },
    size: {
      small: inComponents({
        minBlockSize: '2.75rem',
        paddingInline: space[3],
        paddingBlock: space[1],
        fontSize: fontSize.s,
        '@media': { [media.tablet]: { minBlockSize: '2.125rem' } },
      }),
      medium: inComponents({
        minBlockSize: '2.75rem',
        paddingInline: space[4],
        paddingBlock: space[2],
        fontSize: fontSize.control,
        '@media': { [media.tablet]: { minBlockSize: '2.5rem' } },
      }),
      large: inComponents({
        minBlockSize: '3.25rem',
        paddingInline: space[6],
        paddingBlock: space[3],
        fontSize: fontSize.m,
      }),
    },
    iconOnly: {
      true: inComponents({
        inlineSize: '2.75rem',
        paddingInline: 0,
        color: vars.color.textMuted,
        '@media': { [media.tablet]: { inlineSize: '2.5rem' } },
      }),
    },
    fullWidth: { true: inComponents({ inlineSize: '100%' }) },
  },
  compoundVariants: [
    {
      variants: { iconOnly: true, size: 'small' },
      style: inComponents({
        inlineSize: '2.75rem',
        '@media': { [media.tablet]: { inlineSize: '2.125rem' } },
      }),
    },
  ],
});

/** The words of the button; they keep their room while the button is busy. */
export const label = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));
