import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontStack, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const card = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    gap: space[3],
    minInlineSize: 0,
  }),
);

export const words = style(inPages({ display: 'grid', gap: space[1], alignContent: 'start' }));

export const foot = style(
  inPages({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);

export const mark = style(
  inPages({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    flexShrink: 0,
    borderRadius: radius.small,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontFamily: fontStack.heading,
    fontSize: fontSize.s,
    fontWeight: fontWeight.bold,
  }),
);
