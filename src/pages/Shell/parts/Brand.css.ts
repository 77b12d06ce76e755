import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { radius, space } from '#/styles/tokens';

export const brand = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingInline: space[1],
    borderRadius: radius.small,
  }),
);
