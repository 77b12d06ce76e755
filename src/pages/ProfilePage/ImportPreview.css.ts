import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const changes = style(inPages({ display: 'grid', gap: space[3] }));

export const change = style(
  inPages({
    display: 'grid',
    gap: space[2],
    padding: space[4],
    borderRadius: radius.medium,
    border: `1px solid ${vars.color.border}`,
  }),
);

export const changeList = style(
  inPages({ display: 'grid', gap: space[2], fontSize: fontSize.s, overflowWrap: 'anywhere' }),
);

export const changeRow = style(inPages({ display: 'grid', gap: space[0.5] }));

export const changeLabel = style(inPages({ color: vars.color.textMuted }));

/** A presentation may fill pages: its first lines tell which one it is. */
const firstLines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const before = style(
  inPages({ ...firstLines(3), color: vars.color.textMuted, textDecoration: 'line-through' }),
);

export const after = style(inPages({ ...firstLines(8), fontWeight: fontWeight.medium }));
