import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const section = style(inPages({ display: 'grid', gap: space[3] }));

export const list = style(inPages({ display: 'grid' }));

export const line = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[3]}`,
    paddingBlock: space[3],
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const tools = style(inPages({ display: 'flex', alignItems: 'center', gap: space[1] }));
