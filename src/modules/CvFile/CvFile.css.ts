import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const file = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'center',
    minInlineSize: 0,
  }),
);

export const mark = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: radius.medium,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
  }),
);

export const name = style(inPages({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' }));
