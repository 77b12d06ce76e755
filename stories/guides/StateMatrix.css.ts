import { globalStyle, style } from '@vanilla-extract/css';

import { fontSize, fontStack, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const matrix = style({
  display: 'grid',
  gap: space[8],
  fontFamily: fontStack.body,
});

export const screen = style({ display: 'grid', gap: space[3] });

export const set = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 14rem) minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const type = style({
  fontFamily: fontStack.mono,
  fontSize: fontSize.xs,
  overflowWrap: 'anywhere',
});

export const members = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${members} > li`, { margin: 0 });
