import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { withToast } from '#/styles/thumb';
import { layerIndex, radius, space } from '#/styles/tokens';
import { veil, veilQueries } from '#/styles/veil';

import { components } from '#/styles/layers.css';

export const root = style(
  inPages({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }),
);

export const header = style(
  inPages({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layerIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minBlockSize: withToast('4rem'),
    // In line with the pages below: the margins are those of the column.
    paddingInline: `max(${space[4]}, calc((100% - 72rem) / 2))`,
    ...veil,
    '@media': {
      ...veilQueries,
      [media.tablet]: { paddingInline: `max(${space[8]}, calc((100% - 72rem) / 2))` },
    },
  }),
);

export const brand = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    borderRadius: radius.small,
  }),
);

export const doors = style(inPages({ display: 'flex', flexShrink: 0, gap: space[1] }));

/**
 * Pages stand in a column with margins; one that spans the window takes all three tracks of the grid
 * (`gridColumn: '1 / -1'`) and no margin.
 */
export const main = style(
  inPages({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: `minmax(${space[4]}, 1fr) minmax(0, 72rem) minmax(${space[4]}, 1fr)`,
    alignContent: 'start',
    scrollMarginBlockStart: '4rem',
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `minmax(${space[8]}, 1fr) minmax(0, 72rem) minmax(${space[8]}, 1fr)`,
      },
    },
  }),
);

globalStyle(`${main} > *`, {
  '@layer': {
    [components]: {
      gridColumn: 2,
      marginBlock: `${space[8]} ${space[16]}`,
      '@media': { [media.tablet]: { marginBlock: `${space[12]} ${space[20]}` } },
    },
  },
});
