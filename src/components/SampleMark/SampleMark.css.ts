import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { fontSize, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Dashed like a pattern to be cut out: there, but visibly not the real thing. */
export const mark = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: space[2],
    paddingBlock: '0.125rem',
    fontSize: fontSize.xs,
    fontWeight: 560,
    lineHeight: 1.35,
    letterSpacing: '0.01em',
    whiteSpace: 'nowrap',
    color: vars.color.goldText,
    border: `1px dashed ${vars.color.gold}`,
    borderRadius: radius.small,
  }),
);
