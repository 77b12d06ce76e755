import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontStack, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** The picture takes the height that the panel beside leaves it. */
export const panel = style(
  inPages({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: space[4] }),
);
export const picture = style(inPages({ display: 'grid', gridTemplateRows: 'auto 1fr' }));

export const stages = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  }),
);

export const stage = style(
  inPages({
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 2',
    alignItems: 'end',
    rowGap: space[1],
    paddingInline: space[3],
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '& + &': { borderInlineStart: `1px solid ${vars.color.border}` },
    },
  }),
);

export const label = style(
  inPages({ alignSelf: 'start', color: vars.color.textMuted, fontSize: fontSize.s }),
);

export const count = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space[2]}`,
    fontFamily: fontStack.heading,
    fontSize: fontSize.xxl,
    fontWeight: fontWeight.bold,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const share = style(
  inPages({
    color: vars.color.textSubtle,
    fontFamily: fontStack.body,
    fontSize: fontSize.s,
    fontWeight: fontWeight.regular,
    letterSpacing: 0,
  }),
);

export const stream = style(
  inPages({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: '7rem',
    maxBlockSize: '12rem',
    borderRadius: radius.small,
  }),
);

export const sent = style(inPages({ stopColor: vars.color.accent }));
export const inReview = style(inPages({ stopColor: vars.band.good.border }));
export const interview = style(inPages({ stopColor: vars.color.gold }));
export const border = style(
  inPages({ stroke: vars.color.surface, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' }),
);
