import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const paper = style(
  inPages({
    maxBlockSize: '70vh',
    overflow: 'auto',
    padding: space[5],
    borderRadius: radius.medium,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surfaceSunken,
    fontSize: fontSize.s,
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
  }),
);

export const mark = style(
  inPages({
    backgroundColor: vars.color.goldSoft,
    color: vars.color.goldText,
    borderRadius: radius.small,
    boxShadow: `0 0 0 2px ${vars.color.goldSoft}`,
    scrollMarginBlock: space[12],
  }),
);
