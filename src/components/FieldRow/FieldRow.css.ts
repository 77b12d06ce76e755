import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Rows follow the width of the list, not of the window: it may stand in a narrow column. */
export const list = style(inComponents({ display: 'grid', containerType: 'inline-size' }));

/** Label over value in a narrow list, side by side in a wide one. */
export const row = recipe({
  base: inComponents({
    display: 'grid',
    paddingBlock: space[1],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@container': {
      '(min-width: 22rem)': {
        gridTemplateColumns: '7.5rem minmax(0, 1fr)',
        columnGap: space[2],
        alignItems: 'baseline',
      },
    },
  }),
  variants: {
    doubtful: {
      true: inComponents({
        marginInline: `calc(-1 * ${space[3]})`,
        paddingInline: space[3],
        borderRadius: radius.small,
        backgroundColor: vars.tone.caution.bg,
      }),
    },
    lit: {
      true: inComponents({
        borderRadius: radius.small,
        backgroundColor: vars.color.goldSoft,
        boxShadow: `0 0 0 2px ${vars.color.gold}`,
      }),
    },
  },
});

export const label = style(
  inComponents({
    paddingBlockStart: space[1],
    fontSize: fontSize.s,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[2],
    rowGap: space[1],
    minInlineSize: 0,
  }),
);

export const words = style(
  inComponents({
    flex: '1 1 9rem',
    // An address stays in one piece: the mark goes under it where both have no room.
    minInlineSize: 'auto',
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
    fontWeight: fontWeight.regular,
    // A correction under way takes the whole line.
    selectors: { '&:has(form)': { flexBasis: '100%' } },
  }),
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
    fontWeight: fontWeight.medium,
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
