import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';

import { breakpoints, gap } from '#/styles/tokens';

import { utilities } from '#/styles/layers.css';

const columns = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
} as const;

const parts = defineProperties({
  '@layer': utilities,
  properties: {
    display: ['flex', 'grid'],
    flexDirection: ['column'],
    flexWrap: ['wrap'],
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap,
  },
});
const responsive = defineProperties({
  '@layer': utilities,
  conditions: {
    phone: {},
    tablet: { '@media': `screen and (min-width: ${breakpoints.tablet})` },
    desktop: { '@media': `screen and (min-width: ${breakpoints.desktop})` },
  },
  defaultCondition: 'phone',
  properties: { gridTemplateColumns: columns },
});

/** Layout atoms, mobile first; only what `Stack`, `Inline` and `Grid` use, because every screen loads them. No colour and no font: those belong to components. */
export const sprinkles = createSprinkles(parts, responsive);
