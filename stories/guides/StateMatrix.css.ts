import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '#/styles/media';
import { fontSize, fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const matrix = style({
  display: 'grid',
  gap: space[12],
  color: vars.color.text,
  fontFamily: fontStack.body,
});

export const summary = style({ margin: 0, color: vars.color.textMuted });
globalStyle(`${summary} strong`, {
  color: vars.color.text,
  fontFamily: fontStack.heading,
  fontSize: fontSize.xl,
});

export const shelf = style({ display: 'grid', gap: space[4] });

export const shelfName = style({
  margin: 0,
  fontFamily: fontStack.heading,
  fontSize: fontSize.xxl,
  fontWeight: 650,
});

export const screen = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  '@media': { [media.tablet]: { padding: space[5] } },
});

export const screenName = style({
  margin: 0,
  fontFamily: fontStack.heading,
  fontSize: fontSize.l,
  fontWeight: 650,
});

/** What the code calls the set, then its members. */
export const set = style({
  display: 'grid',
  gap: `${space[2]} ${space[5]}`,
  alignItems: 'start',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});

export const type = style({
  color: vars.color.textMuted,
  fontFamily: fontStack.mono,
  fontSize: fontSize.xs,
  fontWeight: 450,
  overflowWrap: 'anywhere',
});

globalStyle(`${set} > ${type}`, { paddingBlockStart: space[1] });

export const members = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${members} > li`, { margin: 0 });

export const member = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.borderStrong}`,
  color: vars.color.text,
  fontSize: fontSize.s,
  fontWeight: 560,
  lineHeight: 1.45,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.accent, color: vars.color.accentText } },
});
