import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { transition } from '#/styles/motion';
import { fontSize, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const list = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
  }),
);
export const centred = style(inPages({ justifyContent: 'center', textAlign: 'center' }));

export const chip = style(
  inPages({
    minBlockSize: '2.25rem',
    paddingInline: space[4],
    paddingBlock: space[2],
    fontSize: fontSize.s,
    lineHeight: lineHeight.snug,
    textAlign: 'inherit',
    color: vars.color.accentText,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: radius.large,
    cursor: 'pointer',
    ...transition(['background-color', 'border-color']),
    selectors: {
      '&:hover': { backgroundColor: vars.color.accentSoft, borderColor: vars.color.accent },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);
