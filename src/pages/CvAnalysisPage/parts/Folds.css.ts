import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { stacked } from '#/styles/printed.css';

export const foldable = style(
  inPages({
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
  }),
);

export const foldHead = style(
  inPages({
    breakAfter: 'avoid',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '3.25rem',
    paddingBlock: space[2],
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: radius.small,
    fontWeight: fontWeight.medium,
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: vars.color.accentText },
    },
  }),
);

export const chevron = style(
  inPages({
    color: vars.color.textSubtle,
    selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);

export const foldBody = style([
  stacked,
  inPages({ display: 'grid', gap: space[4], paddingBlockEnd: space[5] }),
]);

/** The line and what could stand in its place: face to face where there is room. */
export const item = style(
  inPages({
    display: 'grid',
    gap: `${space[2]} ${space[6]}`,
    alignItems: 'start',
    breakInside: 'avoid',
    minInlineSize: 0,
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const better = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[2],
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: radius.small,
    backgroundColor: vars.tone.positive.bg,
    overflowWrap: 'anywhere',
  }),
);

export const betterLabel = style(
  inPages({ fontWeight: fontWeight.strong, color: vars.tone.positive.fg }),
);

export const more = style(
  inPages({
    minBlockSize: '2.5rem',
    alignContent: 'center',
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    color: vars.color.accentText,
    cursor: 'pointer',
  }),
);

export const moreItems = style(
  inPages({ display: 'grid', gap: space[4], paddingBlockStart: space[2] }),
);

export const criterionHead = style([
  foldHead,
  inPages({
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    '@media': {
      [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr) 4.5rem auto' },
    },
  }),
]);

/** On a phone the bar takes a line of its own, below the name. */
export const criterionBar = style(
  inPages({
    gridColumn: '1 / -1',
    gridRow: 2,
    '@media': { [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' } },
  }),
);
