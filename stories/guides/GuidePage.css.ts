import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '#/styles/media';
import { fontSize, fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const advice = style({
  display: 'grid',
  gap: space[4],
  marginBlock: space[6],
  fontFamily: fontStack.body,
  fontSize: fontSize.s,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const part = style({
  padding: space[4],
  borderRadius: radius.medium,
  borderBlockStart: '3px solid',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

export const todo = style({ borderColor: vars.tone.positive.fg });
export const avoid = style({ borderColor: vars.tone.critical.fg });

export const title = style({ margin: 0, fontSize: fontSize.m, fontWeight: 650 });

export const lines = style({
  listStyle: 'disc',
  margin: 0,
  marginBlockStart: space[2],
  paddingInlineStart: space[5],
});

globalStyle(`${lines} > li`, { marginBlock: space[1], lineHeight: 1.5 });
