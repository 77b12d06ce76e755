import { keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import {
  duration,
  easing,
  fontSize,
  fontStack,
  fontWeight,
  lineHeight,
  space,
} from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Between the phone and the desk the panel takes the whole line: the words stand beside the sun. */
const BETWEEN = `${media.tablet} and (max-width: 63.99rem)`;

export const panel = style(
  inPages({
    display: 'grid',
    alignContent: 'space-between',
    gap: space[4],
    '@media': {
      [BETWEEN]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
        alignItems: 'center',
        columnGap: space[8],
      },
    },
  }),
);

export const head = style(inPages({ gridColumn: '1 / -1' }));

export const gauge = style(
  inPages({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    inlineSize: '100%',
    maxInlineSize: '17rem',
    marginInline: 'auto',
  }),
);

export const drawing = style(inPages({ inlineSize: '100%', overflow: 'visible' }));

export const track = style(
  inPages({
    fill: 'none',
    stroke: vars.color.surfaceSunken,
    strokeWidth: 10,
    strokeLinecap: 'round',
  }),
);

const rise = keyframes({ from: { strokeDashoffset: 'var(--embellie-whole)' } });

export const course = style(
  inPages({
    fill: 'none',
    stroke: vars.color.gold,
    strokeWidth: 10,
    strokeLinecap: 'round',
    '@media': { [media.motion]: { animation: `${rise} ${duration.draw} ${easing}` } },
  }),
);

export const sun = style(
  inPages({ fill: vars.color.gold, stroke: vars.color.surface, strokeWidth: 4 }),
);
export const horizon = style(
  inPages({ stroke: vars.color.border, strokeWidth: 1.5, strokeLinecap: 'round' }),
);

export const value = style(
  inPages({
    position: 'absolute',
    insetBlockEnd: '14%',
    fontFamily: fontStack.heading,
    fontSize: fontSize.xxxl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.flat,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  }),
);
