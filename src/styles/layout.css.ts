import { style, styleVariants } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

import { breakpoints, gap } from '#/styles/tokens';

import { utilities } from '#/styles/layers.css';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

const inUtilities = (rule: LayeredRule): StyleRule => ({ '@layer': { [utilities]: rule } });

// Layout atoms, only what `Stack`, `Inline` and `Grid` use, because every screen loads them: plain names of classes, which
// no script has to put together at each start. No colour and no font: those belong to components.
export const column = style(inUtilities({ display: 'flex', flexDirection: 'column' }));
export const line = style(inUtilities({ display: 'flex', flexWrap: 'wrap' }));
export const grid = style(inUtilities({ display: 'grid' }));

export const aligned = styleVariants(
  { stretch: 'stretch', start: 'start', center: 'center', end: 'end', baseline: 'baseline' },
  (alignItems) => inUtilities({ alignItems }),
);
export const justified = styleVariants(
  { start: 'start', center: 'center', end: 'end', 'space-between': 'space-between' },
  (justifyContent) => inUtilities({ justifyContent }),
);
export const gapped = styleVariants(gap, (value) => inUtilities({ gap: value }));

const columns = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
} as const;

const columnsFrom = (width: string) => (gridTemplateColumns: string) =>
  inUtilities({ '@media': { [`screen and (min-width: ${width})`]: { gridTemplateColumns } } });

// Mobile first: the wider one stands after.
export const phoneColumns = styleVariants(columns, (gridTemplateColumns) =>
  inUtilities({ gridTemplateColumns }),
);
export const tabletColumns = styleVariants(columns, columnsFrom(breakpoints.tablet));
export const desktopColumns = styleVariants(columns, columnsFrom(breakpoints.desktop));
