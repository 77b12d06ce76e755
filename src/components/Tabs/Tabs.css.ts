import { keyframes, style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { tabLook } from '#/styles/tabLook';
import { fontSize, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const edge = (left: string, right: string): string =>
  `linear-gradient(to right, transparent, black ${left}, black calc(100% - ${right}), transparent)`;
const more = keyframes({
  from: { maskImage: edge('0px', '3rem') },
  '1%, 99%': { maskImage: edge('2rem', '3rem') },
  to: { maskImage: edge('2rem', '0px') },
});

/** Scrolls sideways rather than wrapping, so that the order stays readable on a phone. */
export const list = style(
  inComponents({
    display: 'flex',
    gap: space[1],
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
    // Where the tabs do not all fit, an edge that fades says that there are more, and is gone at the end of them.
    '@supports': {
      '(animation-timeline: scroll())': {
        animation: `${more} linear both`,
        animationTimeline: 'scroll(self inline)',
      },
    },
  }),
);

const look = tabLook('&[aria-selected="true"]');
export const tab = style(
  inComponents({
    ...look,
    // Narrow enough on a phone for the one that does not fit to show its beginning.
    paddingInline: space[2],
    whiteSpace: 'nowrap',
    '@media': { ...look['@media'], [media.tablet]: { paddingInline: space[3] } },
  }),
);

export const count = style(
  inComponents({
    paddingInline: space[1.5],
    fontSize: fontSize.xs,
    lineHeight: lineHeight.loose,
    fontVariantNumeric: 'tabular-nums',
    color: vars.tone.neutral.fg,
    backgroundColor: vars.tone.neutral.bg,
    borderRadius: radius.full,
  }),
);

export const panel = style(
  inComponents({
    paddingBlockStart: space[5],
    selectors: { '&:focus-visible': { outlineOffset: '4px' } },
    '@media': { [media.tablet]: { paddingBlockStart: space[6] } },
  }),
);
