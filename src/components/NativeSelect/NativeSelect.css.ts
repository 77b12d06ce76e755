import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { space } from '#/styles/tokens';

export const box = style(inComponents({ position: 'relative', display: 'block' }));

export const select = style(
  inComponents({
    inlineSize: '100%',
    appearance: 'none',
    paddingInlineEnd: space[10],
    textOverflow: 'ellipsis',
  }),
);

export const mark = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: space[3],
    translate: '0 -50%',
    pointerEvents: 'none',
  }),
);
