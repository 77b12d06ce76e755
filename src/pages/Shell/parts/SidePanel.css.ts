import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const head = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    minBlockSize: '4rem',
    paddingInline: space[5],
  }),
);

/** The list scrolls on its own, so that the mark and the foot stay in sight. */
export const scroll = style(
  inPages({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: space[1],
  }),
);

export const foot = style(
  inPages({
    display: 'grid',
    flexShrink: 0,
    gap: space[2],
    padding: space[3],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const privacy = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    color: vars.color.textSubtle,
    fontSize: fontSize.xs,
  }),
);
