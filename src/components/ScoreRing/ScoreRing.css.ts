import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, fontSize, fontStack, fontWeight, lineHeight } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Score, 0 to 100. */
export const score = createVar();
/** Colours of the band. */
const arcColor = createVar();
const trackColor = createVar();

/** The way to go is seen on a card and on the sky of a verdict. */
const faded = (colour: string): string => `color-mix(in srgb, ${colour} 20%, transparent)`;

const draw = keyframes({ from: { strokeDashoffset: 100 } });
const rise = keyframes({ from: { transform: 'rotate(0deg)' } });

export const root = recipe({
  base: inComponents({ position: 'relative', display: 'inline-grid', placeItems: 'center' }),
  variants: {
    size: {
      small: inComponents({ inlineSize: '4rem', fontSize: fontSize.l }),
      medium: inComponents({ inlineSize: '7rem', fontSize: fontSize.xxl }),
      large: inComponents({ inlineSize: '11rem', fontSize: fontSize.display }),
    },
    band: {
      excellent: inComponents({
        vars: {
          [arcColor]: vars.band.excellent.solid,
          [trackColor]: faded(vars.band.excellent.solid),
        },
      }),
      good: inComponents({
        vars: { [arcColor]: vars.band.good.solid, [trackColor]: faded(vars.band.good.solid) },
      }),
      moderate: inComponents({
        vars: {
          [arcColor]: vars.band.moderate.solid,
          [trackColor]: faded(vars.band.moderate.solid),
        },
      }),
    },
  },
});

export const drawing = style(
  inComponents({ gridArea: '1 / 1', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' }),
);

const stroke = {
  fill: 'none',
  strokeWidth: 8,
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
};

export const track = style(
  inComponents({
    ...stroke,
    stroke: trackColor,
    // Drawings keep our colours where the rest takes the user's: the way to go stays fainter than the way come.
    '@media': { [media.forcedColors]: { stroke: 'GrayText', strokeWidth: 2 } },
  }),
);

export const arc = style(
  inComponents({
    ...stroke,
    stroke: arcColor,
    strokeLinecap: 'round',
    strokeDasharray: 100,
    strokeDashoffset: `calc(100 - ${score})`,
    '@media': {
      [media.motion]: {
        animation: `${draw} ${duration.draw} ${easing} backwards`,
        // Computed again, it goes on from where it was.
        transition: `stroke-dashoffset ${duration.slow} ${easing}, stroke ${duration.slow} ${easing}`,
      },
      [media.forcedColors]: { stroke: 'CanvasText' },
    },
  }),
);

/** The sun at the head of the arc: it rises with the score. */
export const sun = style(
  inComponents({
    fill: vars.color.surface,
    transformOrigin: 'center',
    transform: `rotate(calc(${score} * 3.6deg))`,
    '@media': {
      [media.motion]: {
        animation: `${rise} ${duration.draw} ${easing} backwards`,
        transition: `transform ${duration.slow} ${easing}`,
      },
      [media.forcedColors]: { fill: 'Canvas' },
    },
  }),
);

export const figure = style(
  inComponents({
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'baseline',
    fontFamily: fontStack.heading,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.flat,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text,
  }),
);

export const unit = style(
  inComponents({
    fontSize: '0.42em',
    letterSpacing: 0,
    color: vars.color.textMuted,
    marginInlineStart: '0.15em',
  }),
);
