import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { fontSize, fontWeight, lineHeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Sky for the offer, dawn for the CV: two documents, two edges. */
export const quote = recipe({
  base: inComponents({
    display: 'grid',
    gap: space[1],
    paddingInlineStart: space[3],
    borderInlineStart: '3px solid transparent',
  }),
  variants: {
    from: {
      offer: inComponents({ borderInlineStartColor: vars.tone.info.border }),
      cv: inComponents({ borderInlineStartColor: vars.color.gold }),
      other: inComponents({ borderInlineStartColor: vars.color.border }),
    },
  },
});

export const source = style(
  inComponents({
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    color: vars.color.textSubtle,
  }),
);

export const words = style(
  inComponents({ fontSize: fontSize.s, lineHeight: lineHeight.normal, overflowWrap: 'anywhere' }),
);
