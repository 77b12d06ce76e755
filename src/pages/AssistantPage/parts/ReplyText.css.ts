import { createVar, keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { duration, easing, lineHeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const delay = createVar();

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const text = style(
  inPages({
    display: 'grid',
    gap: space[3],
    lineHeight: lineHeight.loose,
    overflowWrap: 'anywhere',
  }),
);

export const paragraph = style(inPages({ whiteSpace: 'pre-line' }));

const list = {
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
} as const;

export const bullets = style(
  inPages({ ...list, listStyle: 'disc', selectors: { '&::marker': { color: vars.color.accent } } }),
);
export const steps = style(inPages({ ...list, listStyle: 'decimal' }));

/** As it is told: only where the user has not asked for less motion. */
export const word = style(
  inPages({
    '@media': {
      [media.motion]: {
        animation: `${appear} ${duration.medium} ${easing} both`,
        animationDelay: delay,
      },
    },
  }),
);
