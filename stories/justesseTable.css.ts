import { globalStyle, style } from '@vanilla-extract/css';

import { fontSize, fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** A table wider than the page scrolls under its names. */
export const frame = style({
  marginBlock: `${space[5]} ${space[6]}`,
  overflowX: 'auto',
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.color.text,
  fontFamily: fontStack.body,
  fontSize: fontSize.s,
  lineHeight: 1.4,
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} tbody :is(th, td)`, {
  borderBlockStart: `1px solid ${vars.color.border}`,
});
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontWeight: 600 });
globalStyle(`${table} th:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: '10rem',
  paddingInlineStart: space[4],
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  whiteSpace: 'normal',
});
globalStyle(`${table} tbody th`, { fontWeight: 550 });
globalStyle(`${table} tbody tr:hover > *`, { backgroundColor: vars.color.surfaceHover });

/** The column that the table is about. */
export const own = style({});
globalStyle(`${table} .${own}`, {
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: 650,
});
