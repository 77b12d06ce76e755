import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

/** Close together: on a small screen the results are to be seen below, beside them the saved searches. */
export const panel = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

const wholeLine = { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } };

/** Beside the results it names the column; above them the fields name themselves. */
export const title = style(
  inPages({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } }),
);

export const fold = style([
  inPages({ '@media': { [media.desktop]: { display: 'none' } } }),
  inPages(wholeLine),
]);

export const chosen = style([
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '@media': { [media.desktop]: { display: 'none' } },
  }),
  inPages(wholeLine),
]);

/** Folded on small screens until asked for. */
export const choices = style([
  inPages({
    display: 'none',
    gap: space[5],
    selectors: { '&[data-open]': { display: 'grid' } },
    '@media': { [media.desktop]: { display: 'grid', gap: space[4] } },
  }),
  inPages(wholeLine),
]);

export const actions = style(inPages({ display: 'grid', gap: space[2] }));
