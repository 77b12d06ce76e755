import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, fontSize, layerIndex, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** The floating sheet of menus and selects. */
export const sheet = style(
  inComponents({
    zIndex: layerIndex.popover,
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    minInlineSize: '11rem',
    maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
    maxBlockSize: 'min(var(--popover-available-height, 20rem), 20rem)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: space[1],
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
    boxShadow: vars.shadow.raised,
    selectors: { '&:focus-visible': { outline: 'none', borderRadius: radius.medium } },
    '@media': {
      [media.motion]: {
        transformOrigin: 'var(--popover-transform-origin)',
        transition: `opacity ${duration.fast} ${easing}, transform ${duration.fast} ${easing}`,
        opacity: 0,
        transform: 'translateY(-4px)',
        selectors: { '&[data-enter]': { opacity: 1, transform: 'none' } },
      },
    },
  }),
);

/** One line of a menu or of a select. */
export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    paddingInline: space[3],
    paddingBlock: space[2],
    borderRadius: '9px',
    fontSize: fontSize.control,
    lineHeight: lineHeight.snug,
    textAlign: 'start',
    textDecoration: 'none',
    color: vars.color.text,
    cursor: 'default',
    outline: 'none',
    scrollMargin: space[1],
    selectors: {
      '&[data-active-item]': {
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
      },
      '&[aria-disabled="true"]': { color: vars.color.textSubtle },
      '&[data-tone="critical"]': { color: vars.tone.critical.fg },
      '&[data-tone="critical"][data-active-item]': {
        backgroundColor: vars.tone.critical.bg,
        color: vars.tone.critical.fg,
      },
    },
    '@media': {
      [media.tablet]: { minBlockSize: '2.375rem' },
      [media.forcedColors]: {
        selectors: {
          '&[data-active-item]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
);

export const itemText = style(
  inComponents({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const itemHint = style(
  inComponents({ display: 'block', fontSize: fontSize.s, color: vars.color.textMuted }),
);
