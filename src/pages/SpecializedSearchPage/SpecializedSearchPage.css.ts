import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const form = style(
  inPages({
    display: 'grid',
    gap: space[5],
    alignItems: 'start',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space[8] },
    },
  }),
);

/** Beside the field and what stands under it. */
globalStyle(
  `${form} > fieldset`,
  inPages({ '@media': { [media.tablet]: { gridRow: '1 / 3', gridColumn: '2' } } }),
);

export const results = style(inPages({ display: 'grid', gap: space[4] }));

/** The count stands close to its title. */
export const outcome = style(inPages({ marginBlockStart: `calc(-1 * ${space[2]})` }));

export const elsewhere = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[2]} ${space[4]}`,
  }),
);

/** Above the links. */
export const elsewhereTitle = style(inPages({ flexBasis: '100%' }));
