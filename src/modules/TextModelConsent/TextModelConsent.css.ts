import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const content = style(inPages({ display: 'grid', gap: space[4] }));

export const label = style(inPages({ fontWeight: fontWeight.strong, fontSize: fontSize.s }));

export const sent = style(
  inPages({
    maxBlockSize: '16rem',
    overflowY: 'auto',
    marginBlockStart: space[2],
    padding: space[4],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: fontSize.s,
    lineHeight: lineHeight.loose,
    backgroundColor: vars.color.surfaceSunken,
    borderRadius: radius.medium,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);
