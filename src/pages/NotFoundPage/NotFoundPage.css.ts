import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const path = style(
  inPages({
    display: 'inline-block',
    marginBlockStart: space[3],
    padding: '0.125rem 0.375rem',
    fontFamily: fontStack.mono,
    fontSize: '0.875em',
    overflowWrap: 'anywhere',
    backgroundColor: vars.color.surfaceSunken,
    borderRadius: radius.small,
  }),
);
