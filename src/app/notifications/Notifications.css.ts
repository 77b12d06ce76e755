import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { TOAST_OVER, TOAST_REACH } from '#/styles/thumb';
import { duration, easing, layerIndex, navigationWidth, radius, space } from '#/styles/tokens';

/** Where a notification comes from: the nearer edge. */
const from = createVar();

/**
 * In the place of the bar at the head, which makes room for what it does not hold; where there is a side, over its
 * foot, where the list makes room. Nothing that is read or pressed is under it, a sheet and the drawer included.
 */
export const region = style(
  inPages({
    position: 'fixed',
    zIndex: layerIndex.toast,
    pointerEvents: 'none',
    '@media': {
      screen: {
        vars: { [from]: '-0.75rem' },
        insetBlockStart: 0,
        insetInline: space[1],
        maxInlineSize: '26rem',
        marginInline: 'auto',
      },
      [media.phone]: { maxInlineSize: 'none' },
      [media.desktop]: {
        selectors: {
          [`html[style*="${TOAST_OVER}"] > body &`]: {
            vars: { [from]: '0.75rem' },
            containerType: 'inline-size',
            insetBlockStart: 'auto',
            insetBlockEnd: `var(${TOAST_OVER})`,
            insetInlineStart: space[2],
            insetInlineEnd: 'auto',
            inlineSize: `calc(${navigationWidth} - 2 * ${space[2]})`,
          },
        },
      },
    },
  }),
);

// The browser would keep what is read where it is, under the bar that grows; it asks the body as a rule.
globalStyle(
  `html[style*="${TOAST_REACH}"], html[style*="${TOAST_REACH}"] > body`,
  inPages({ '@media': { [media.barred]: { overflowAnchor: 'none' } } }),
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
    marginBlock: space[1],
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
