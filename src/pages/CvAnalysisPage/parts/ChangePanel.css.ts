import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontStack, fontWeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const change = style(
  inPages({
    display: 'grid',
    gap: space[5],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[8] },
    },
  }),
);

export const scores = style(
  inPages({ display: 'flex', alignItems: 'center', gap: space[4], alignSelf: 'start' }),
);

export const oldScore = style(
  inPages({
    display: 'grid',
    fontFamily: fontStack.heading,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  }),
);

export const newScore = style([
  oldScore,
  inPages({ fontSize: fontSize.xxxl, color: vars.color.text }),
]);

export const scoreName = style(
  inPages({
    fontFamily: fontStack.body,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    color: vars.color.textSubtle,
  }),
);

/** Its words stand under those above. */
export const forget = style(inPages({ marginInlineStart: `calc(-1 * ${space[3]})` }));

export const changeWords = style(inPages({ display: 'grid', gap: space[3], minInlineSize: 0 }));

export const changedItem = style(
  inPages({
    display: 'grid',
    gap: space[1],
    paddingBlock: space[2],
    fontSize: fontSize.s,
    overflowWrap: 'anywhere',
  }),
);
