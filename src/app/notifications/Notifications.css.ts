import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { TOAST_REACH } from '#/styles/thumb';
import { duration, easing, layerIndex, radius, space } from '#/styles/tokens';

/** Where a notification comes from: the nearer edge. */
const from = createVar();

/**
 * At the foot, in the corner where nobody reads. On a phone in the place of the bar at the head, which makes room for
 * what it does not hold: nothing that is read or pressed is under it, a sheet and the drawer included.
 */
export const region = style(
  inPages({
    position: 'fixed',
    zIndex: layerIndex.toast,
    pointerEvents: 'none',
    '@media': {
      [media.phone]: { vars: { [from]: '-0.75rem' }, insetBlockStart: 0, insetInline: space[1] },
      [media.tablet]: {
        vars: { [from]: '0.75rem' },
        inlineSize: 'min(26rem, calc(100vw - 1rem))',
        insetInlineEnd: space[4],
        insetBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
      },
    },
  }),
);

// The browser would keep what is read where it is, under the bar that grows; it asks the body as a rule.
globalStyle(
  `html[style*="${TOAST_REACH}"], html[style*="${TOAST_REACH}"] > body`,
  inPages({ '@media': { [media.phone]: { overflowAnchor: 'none' } } }),
);

export const toast = style(
  inPages({
    // The library moves a swiped toast by this variable too.
    vars: { '--y': '0px' },
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    userSelect: 'none',
    borderRadius: radius.medium,
    selectors: { '&:focus-visible': { borderRadius: radius.medium } },
    // The height of the region is what the bar makes room for.
    '@media': { [media.phone]: { marginBlock: space[1] } },
  }),
);

const rise = keyframes({
  from: { opacity: 0, transform: `translateY(${from})` },
  to: { opacity: 1, transform: 'none' },
});

const fade = keyframes({ to: { opacity: 0 } });

// Always animated, and cut short by the reset for less motion: the library waits for the end of each.
export const entering = style(inPages({ animation: `${rise} ${duration.medium} ${easing} both` }));
export const leaving = style(inPages({ animation: `${fade} ${duration.fast} ${easing} both` }));
