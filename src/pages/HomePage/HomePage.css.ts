import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[5] }));

/** Two figures and two actions, with the sun of the profile beside them. */
export const grid = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[3],
    '@media': {
      [media.tablet]: { gap: space[5] },
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.1fr)' },
    },
  }),
);

/** Each half of the grid is a part of the page with its own heading; the grid sees through it. */
export const part = style(inPages({ display: 'contents' }));

export const strengthCell = style(
  inPages({
    display: 'grid',
    gridColumn: '1 / -1',
    '@media': {
      [media.desktop]: { gridColumn: 3, gridRow: '1 / span 2' },
    },
  }),
);

export const lower = style(
  inPages({
    display: 'grid',
    gap: space[5],
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
    },
  }),
);

export const stat = style(
  inPages({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space[2],
  }),
);

export const figureLine = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    inlineSize: '100%',
  }),
);

export const figure = style(
  inPages({
    fontFamily: fontStack.heading,
    fontSize: fontSize.display,
    fontWeight: 680,
    lineHeight: 1.05,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const action = style(
  inPages({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridColumn: '1 / -1',
    gap: space[4],
    alignItems: 'center',
    '@media': { [media.tablet]: { gridColumn: 'auto' } },
  }),
);

export const actionIcon = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    borderRadius: radius.medium,
    backgroundColor: vars.color.goldSoft,
    color: vars.color.goldText,
  }),
);

export const panelHead = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

export const activity = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    alignItems: 'start',
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const activityIcon = style(
  inPages({ marginBlockStart: '0.2rem', color: vars.color.textSubtle }),
);
