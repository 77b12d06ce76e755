import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** What a camera reads is dark on white, in every theme. */
export const code = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'min(100%, 26rem, 58vh)',
    marginInline: 'auto',
    aspectRatio: '1',
    borderRadius: radius.medium,
    backgroundColor: '#fff',
    color: '#000',
    forcedColorAdjust: 'none',
  }),
);

export const squares = style(inPages({ display: 'block', inlineSize: '100%', blockSize: '100%' }));

export const steps = style(
  inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2], justifyContent: 'center' }),
);

export const camera = style(
  inPages({
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: '50vh',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
  }),
);
