import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { withToast } from '#/styles/thumb';
import { duration, easing, layerIndex, navigationWidth, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const overlay = style(
  inPages({
    position: 'fixed',
    inset: 0,
    zIndex: layerIndex.drawer,
    backgroundColor: vars.color.overlay,
    opacity: 0,
    selectors: { '&[data-enter]': { opacity: 1 } },
    '@media': { [media.motion]: { transition: `opacity ${duration.slow} ${easing}` } },
  }),
);

export const drawer = style(
  inPages({
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: layerIndex.drawer,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    inlineSize: `min(${navigationWidth}, calc(100vw - 3rem))`,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.raised,
    transform: 'translateX(-100%)',
    selectors: { '&[data-enter]': { transform: 'none' }, '&:focus-visible': { outline: 'none' } },
    '@media': {
      [media.barred]: { insetBlockStart: withToast('0px') },
      [media.motion]: { transition: `transform ${duration.slow} ${easing}` },
    },
  }),
);

export const close = style(
  inPages({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    color: vars.color.textMuted,
    borderRadius: radius.small,
    selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
  }),
);
