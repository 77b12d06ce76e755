import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const choices = style(
  inPages({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: 0 }),
);

export const choice = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2.75rem',
    fontSize: fontSize.s,
    cursor: 'pointer',
    '@media': { [media.tablet]: { minBlockSize: '2rem' } },
  }),
);

export const input = style(
  inPages({
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    margin: 0,
    accentColor: vars.color.accent,
  }),
);
