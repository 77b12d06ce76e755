import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Rows follow the width of the list, not of the window: it may stand in a narrow column. */
export const list = style(inComponents({ display: 'grid', containerType: 'inline-size' }));

export const row = style(
  inComponents({
    display: 'grid',
    gap: space[1],
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@container': {
      '(min-width: 32rem)': {
        gridTemplateColumns: '10rem minmax(0, 1fr)',
        columnGap: space[6],
        alignItems: 'baseline',
      },
    },
  }),
);

export const label = style(
  inComponents({ fontSize: fontSize.s, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);

export const value = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
    rowGap: space[1],
    minInlineSize: 0,
  }),
);

export const words = style(
  inComponents({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 480 }),
);

export const source = style(
  inComponents({ flexBasis: '100%', fontSize: fontSize.s, color: vars.color.textSubtle }),
);

export const mark = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    fontSize: fontSize.s,
    fontWeight: 520,
    whiteSpace: 'nowrap',
  }),
  variants: {
    confidence: {
      sure: inComponents({ color: vars.tone.positive.fg }),
      likely: inComponents({ color: vars.color.textMuted }),
      doubtful: inComponents({ color: vars.tone.caution.fg }),
      corrected: inComponents({ color: vars.tone.info.fg }),
    },
  },
});
