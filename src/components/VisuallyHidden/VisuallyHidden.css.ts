import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';

export const hidden = style(
  inComponents({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
