import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';

export const icon = recipe({
  base: inComponents({ display: 'inline-block', flexShrink: 0, verticalAlign: '-0.15em' }),
  variants: {
    size: {
      s: inComponents({ inlineSize: '1rem', blockSize: '1rem' }),
      m: inComponents({ inlineSize: '1.25rem', blockSize: '1.25rem' }),
      l: inComponents({ inlineSize: '1.5rem', blockSize: '1.5rem' }),
      xl: inComponents({ inlineSize: '2rem', blockSize: '2rem' }),
    },
  },
});
