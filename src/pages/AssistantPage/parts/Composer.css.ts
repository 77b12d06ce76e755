import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, lineHeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const form = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[2],
    rowGap: space[2],
    alignItems: 'end',
  }),
);

export const field = style(
  inPages({
    gridColumn: 1,
    resize: 'none',
    minBlockSize: '3rem',
    maxBlockSize: '40dvh',
    paddingBlock: space[3],
    lineHeight: lineHeight.normal,
    // Grows with what is typed where the browser can; elsewhere it scrolls.
    fieldSizing: 'content',
  }),
);

export const send = style(inPages({ inlineSize: '3rem', blockSize: '3rem' }));

export const hint = style(
  inPages({ gridColumn: '1 / -1', fontSize: fontSize.xs, color: vars.color.textMuted }),
);

/** Keys mean nothing where the keyboard is on the screen. */
export const keys = style(
  inPages({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } }),
);
