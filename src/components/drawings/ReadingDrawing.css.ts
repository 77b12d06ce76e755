import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Where the beam stands, in units of the drawing. */
export const height = createVar();

const changes = (properties: readonly string[]) => ({
  '@media': {
    [media.motion]: {
      transition: properties.map((name) => `${name} ${duration.slow} ${easing}`).join(', '),
    },
  },
});

/** Rank of a line: they are highlighted one after the other. */
export const place = createVar();

const highlight = keyframes({ from: { strokeDashoffset: 1 } });

const stroke = { fill: 'none', strokeLinecap: 'round' } as const;

export const words = recipe({
  base: inComponents({ ...stroke, strokeWidth: 2.5, ...changes(['stroke']) }),
  variants: {
    legible: {
      true: inComponents({
        stroke: vars.color.text,
        '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
      }),
      false: inComponents({
        stroke: vars.color.border,
        '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
      }),
    },
  },
});

/** A stroke of the highlighter behind the words. */
export const meaning = recipe({
  base: inComponents({
    ...stroke,
    strokeWidth: 8,
    strokeDasharray: 1,
    // A light of ours behind words in a colour of the user's: one or the other could not be read.
    '@media': { [media.forcedColors]: { strokeOpacity: 0 } },
  }),
  variants: {
    pen: {
      sky: inComponents({ stroke: vars.tone.info.border }),
      gold: inComponents({ stroke: vars.tone.caution.border }),
      green: inComponents({ stroke: vars.tone.positive.border }),
    },
    shown: {
      true: inComponents({
        '@media': {
          [media.motion]: {
            animation: `${highlight} ${duration.slow} ${easing} backwards`,
            animationDelay: `calc(${place} * 70ms)`,
          },
        },
      }),
      false: inComponents({ visibility: 'hidden' }),
    },
  },
});

export const beam = style(
  inComponents({ transform: `translateY(${height})`, ...changes(['transform']) }),
);

export const glow = style(
  inComponents({ ...stroke, stroke: vars.color.accent, strokeWidth: 9, opacity: 0.16 }),
);
