import { keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { duration, easing, fontSize, fontStack, fontWeight, lineHeight } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const rise = keyframes({ from: { transform: 'scale(0.82)', opacity: 0 } });

export const root = style(
  inPages({ position: 'relative', inlineSize: '17rem', maxInlineSize: '100%' }),
);

export const drawing = style(
  inPages({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' }),
);

export const empty = style(
  inPages({
    fill: vars.color.surfaceSunken,
    stroke: vars.color.border,
    strokeWidth: 0.75,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

/** The rays grow from the horizon, once. */
export const ray = style(
  inPages({
    fill: vars.color.gold,
    transformOrigin: '120px 118px',
    '@media': {
      [media.motion]: { animation: `${rise} ${duration.draw} ${easing} backwards` },
      [media.forcedColors]: { fill: 'CanvasText' },
    },
  }),
);

export const horizon = style(
  inPages({ stroke: vars.color.borderStrong, strokeWidth: 1.5, strokeLinecap: 'round' }),
);

export const figure = style(
  inPages({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '0.55rem',
    display: 'grid',
    justifyItems: 'center',
    fontFamily: fontStack.heading,
    fontSize: fontSize.xxxl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.flat,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text,
  }),
);

export const unit = style(
  inPages({
    fontFamily: fontStack.body,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    letterSpacing: 0,
    color: vars.color.textMuted,
  }),
);
