import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { fontSize, fontWeight, lineHeight, space } from '#/styles/tokens';

export const legend = style(
  inComponents({
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    marginBlockEnd: space[2],
  }),
);

export const list = recipe({
  base: inComponents({ display: 'grid' }),
  variants: {
    columns: {
      1: inComponents({ gridTemplateColumns: 'minmax(0, 1fr)' }),
      2: inComponents({
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 50% - 1rem), 1fr))',
        columnGap: space[4],
      }),
    },
  },
});
