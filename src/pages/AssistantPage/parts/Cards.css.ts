import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const card = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    padding: space[4],
    fontSize: fontSize.s,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
  }),
);

export const title = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[2],
    alignItems: 'start',
  }),
);
export const icon = style(inPages({ color: vars.color.goldText, marginBlockStart: space[0.5] }));
export const name = style(inPages({ fontStyle: 'normal', fontWeight: fontWeight.strong }));

export const meta = style(inPages({ color: vars.color.textMuted, lineHeight: lineHeight.normal }));

export const sources = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    rowGap: space[1],
  }),
);

export const fields = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    rowGap: space[1],
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
  }),
);
export const unknown = style(inPages({ color: vars.color.textMuted }));

export const body = style(
  inPages({
    whiteSpace: 'pre-line',
    lineHeight: lineHeight.loose,
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${vars.color.border}`,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
