import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { sky } from '#/styles/sky';
import { radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const done = style(
  inPages({
    display: 'grid',
    justifyItems: 'center',
    gap: space[5],
    paddingBlock: space[10],
    textAlign: 'center',
    backgroundImage: sky,
  }),
);

export const mark = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: radius.full,
    backgroundColor: vars.tone.positive.bg,
    color: vars.tone.positive.fg,
  }),
);

export const words = style(inPages({ display: 'grid', gap: space[2], maxInlineSize: '36rem' }));

/** One under the other and as wide as the card on a phone. */
export const links = style(
  inPages({
    display: 'grid',
    gap: space[2],
    justifySelf: 'stretch',
    '@media': {
      [media.tablet]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: space[3],
      },
    },
  }),
);
