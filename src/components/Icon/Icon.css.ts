import { styleVariants } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';

const SIZES = { s: '1rem', m: '1.25rem', l: '1.5rem', xl: '2rem' } as const;

export const icon = styleVariants(SIZES, (side, size) =>
  inComponents({
    display: 'inline-block',
    flexShrink: 0,
    verticalAlign: '-0.15em',
    inlineSize: side,
    blockSize: side,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: size === 's' ? 2 : 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
