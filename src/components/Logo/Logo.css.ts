import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';

import { vars } from '#/styles/contract.css';

export const logo = recipe({
  base: inComponents({ display: 'block', inlineSize: 'auto', flexShrink: 0, overflow: 'visible' }),
  variants: {
    size: {
      small: inComponents({ blockSize: '1.5rem' }),
      medium: inComponents({ blockSize: '2rem' }),
      large: inComponents({ blockSize: '3.5rem' }),
    },
  },
});

/** Drawings keep our colours where the rest takes the user's: the word has to be read on their background. */
export const ink = style(
  inComponents({
    fill: vars.color.text,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
);
export const sun = style(inComponents({ fill: vars.color.gold }));

const line = { fill: 'none', strokeWidth: 2.25, strokeLinecap: 'round' } as const;
export const horizon = style(
  inComponents({
    ...line,
    stroke: vars.color.text,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const ray = style(inComponents({ ...line, stroke: vars.color.gold }));
