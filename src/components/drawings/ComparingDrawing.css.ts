import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** From a line of the CV to the line of the offer that it answers. */
export const link = recipe({
  base: inComponents({
    fill: 'none',
    stroke: vars.color.accent,
    strokeWidth: 2.5,
    strokeDasharray: 100,
    '@media': {
      [media.motion]: { transition: `stroke-dashoffset ${duration.draw} ${easing}` },
      [media.forcedColors]: { stroke: 'Highlight' },
    },
  }),
  variants: {
    drawn: {
      true: inComponents({ strokeDashoffset: 0 }),
      false: inComponents({ strokeDashoffset: 100 }),
    },
  },
});
