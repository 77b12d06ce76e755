import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const interim = style(
  inPages({
    display: 'grid',
    gap: space[1],
    padding: space[3],
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
  }),
);
export const interimWords = style(inPages({ fontStyle: 'italic', overflowWrap: 'anywhere' }));
export const listening = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    color: vars.tone.critical.fg,
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        borderRadius: radius.full,
        backgroundColor: vars.tone.critical.solid,
      },
    },
  }),
);
