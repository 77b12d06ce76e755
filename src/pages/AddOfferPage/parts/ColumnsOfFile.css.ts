import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { breakpoints, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const columns = style(inPages({ display: 'grid', marginBlockStart: space[2] }));

export const column = style(
  inPages({
    display: 'grid',
    gap: space[2],
    paddingBlock: space[3],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': {
      [`screen and (width >= ${breakpoints.tablet})`]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'center',
      },
    },
  }),
);
