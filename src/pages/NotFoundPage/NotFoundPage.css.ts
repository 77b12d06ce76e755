import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const path = style(
  inPages({
    display: 'inline-block',
    marginBlockStart: space[3],
    padding: `${space[0.5]} ${space[1.5]}`,
    fontFamily: fontStack.mono,
    fontSize: '0.875em',
    overflowWrap: 'anywhere',
    backgroundColor: vars.color.surfaceSunken,
    borderRadius: radius.small,
  }),
);
