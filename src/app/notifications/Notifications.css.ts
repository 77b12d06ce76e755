import { keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { duration, easing, layerIndex, radius, space } from '#/styles/tokens';

/** An open sheet has its actions where a phone shows its notifications. */
const SHEET_OPEN = ':root:has(:is([role="dialog"], [role="alertdialog"])[data-open]) &';

/**
 * At the foot, where nobody reads: on a phone over the bar of the navigation, and what stays under the thumb makes
 * room. While a dialog or the drawer is open there, over the top bar, beside its menu.
 */
export const region = style(
  inPages({
    position: 'fixed',
    insetBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom, 0px))`,
    insetInlineEnd: space[2],
    zIndex: layerIndex.toast,
    inlineSize: 'min(26rem, calc(100vw - 1rem))',
    pointerEvents: 'none',
    '@media': {
      [media.phone]: {
        selectors: {
          [SHEET_OPEN]: {
            insetBlockStart: `calc(${space[1]} + env(safe-area-inset-top, 0px))`,
            insetBlockEnd: 'auto',
            inlineSize: 'min(26rem, calc(100vw - 4.25rem))',
          },
        },
      },
      [media.tablet]: {
        insetInlineEnd: space[4],
        insetBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
      },
    },
  }),
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
  }),
);

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(0.75rem)' },
  to: { opacity: 1, transform: 'none' },
});

const fade = keyframes({ to: { opacity: 0 } });

// Always animated, and cut short by the reset for less motion: the library waits for the end of each.
export const entering = style(inPages({ animation: `${rise} ${duration.medium} ${easing} both` }));
export const leaving = style(inPages({ animation: `${fade} ${duration.fast} ${easing} both` }));
