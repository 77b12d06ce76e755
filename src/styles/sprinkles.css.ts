import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';

import { breakpoints, gap } from '#/styles/tokens';

import { utilities } from '#/styles/layers.css';

const columns = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
} as const;

const layout = defineProperties({
  '@layer': utilities,
  conditions: {
    phone: {},
    tablet: { '@media': `screen and (min-width: ${breakpoints.tablet})` },
    desktop: { '@media': `screen and (min-width: ${breakpoints.desktop})` },
  },
  defaultCondition: 'phone',
  responsiveArray: ['phone', 'tablet', 'desktop'],
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gridTemplateColumns: columns,
    gap,
    paddingBlock: gap,
    paddingInline: gap,
    textAlign: ['start', 'center', 'end'],
  },
});

/** Layout atoms, mobile first. No colour and no font: those belong to components. */
export const sprinkles = createSprinkles(layout);
