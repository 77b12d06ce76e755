import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

export const form = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 20rem',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[8],
      },
    },
  }),
);

/** Beside both what it is compared with and what comes of it. */
export const offer = style(
  inPages({
    display: 'grid',
    gap: space[4],
    '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } },
  }),
);

export const cv = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': { [media.desktop]: { gridColumn: 2 } },
  }),
);

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

/** The one thing to do: as wide as the thumb needs on a phone. */
export const launch = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
  }),
);

/** What to do with the result, in view before it is read to the end. */
export const next = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
  }),
);
