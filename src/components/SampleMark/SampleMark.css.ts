import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Dashed like a pattern to be cut out: there, but visibly not the real thing. */
export const mark = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: space[2],
    paddingBlock: space[0.5],
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    letterSpacing: '0.01em',
    whiteSpace: 'nowrap',
    color: vars.color.goldText,
    border: `1px dashed ${vars.color.gold}`,
    borderRadius: radius.small,
  }),
);
