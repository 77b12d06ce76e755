import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { fontSize, fontStack, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

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

/** What it counts, the figure under it; the mark of a sample beside the words, or last where there is no room. */
export const stat = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'start',
    gap: `${space[1]} ${space[3]}`,
  }),
);

export const statLabel = style(
  inPages({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 1 } } }),
);

export const statMark = style(
  inPages({
    gridColumn: '1 / -1',
    gridRow: 3,
    '@media': { [media.tablet]: { gridColumn: 2, gridRow: 1 } },
  }),
);

export const statNote = style(inPages({ gridColumn: '1 / -1' }));

export const figureLine = style(
  inPages({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

export const figure = style(
  inPages({
    fontFamily: fontStack.heading,
    fontSize: fontSize.display,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const action = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridColumn: '1 / -1',
    gap: space[4],
    alignItems: 'center',
    '@media': { [media.tablet]: { gridColumn: 'auto' } },
  }),
);

/** The way that the whole card leads. */
export const go = style(
  inPages({
    flexShrink: 0,
    color: vars.color.textSubtle,
    selectors: {
      [`${stat}:hover &, ${action}:hover &`]: {
        transform: 'translateX(2px)',
        color: vars.color.accentText,
      },
    },
    '@media': {
      ...transition(['transform', 'color'])['@media'],
      // Words in the place of the figure need the whole width of half a phone.
      'screen and (max-width: 47.99rem)': {
        selectors: { [`${figureLine} > p + &`]: { display: 'none' } },
      },
    },
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

/** Lines follow the width of the panel, which spans the page or half of it. */
export const activities = style(inPages({ containerType: 'inline-size' }));

export const activity = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0 ${space[3]}`,
    alignItems: 'start',
    paddingBlock: space[3],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@container': {
      '(min-width: 36rem)': {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'baseline',
      },
    },
  }),
);

export const activityIcon = style(
  inPages({
    gridRow: 'span 2',
    marginBlockStart: space[1],
    color: vars.color.textSubtle,
    '@container': { '(min-width: 36rem)': { gridRow: 'auto', alignSelf: 'start' } },
  }),
);
