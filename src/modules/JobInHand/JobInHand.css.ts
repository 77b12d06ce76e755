import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** One line where there is room. */
export const root = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[2],
    paddingInline: space[4],
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
  }),
);
export const words = style(
  inPages({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const company = style(inPages({ fontWeight: fontWeight.strong }));
export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] }),
);
