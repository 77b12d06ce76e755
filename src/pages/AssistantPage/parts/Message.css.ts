import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

// Under the top bar, and over the field and the bar at the foot.
const MARGINS = '4.5rem 13rem';

export const fromUser = style(
  inPages({
    display: 'grid',
    justifyItems: 'end',
    gap: space[1],
    paddingInlineStart: space[8],
    scrollMarginBlock: MARGINS,
  }),
);

export const bubble = style(
  inPages({
    paddingInline: space[4],
    paddingBlock: space[3],
    borderRadius: `${radius.large} ${radius.large} ${radius.small} ${radius.large}`,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.text,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: lineHeight.normal,
  }),
);

export const fromAssistant = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    scrollMarginBlock: MARGINS,
    '@media': { [media.tablet]: { gridTemplateColumns: '2.25rem minmax(0, 1fr)' } },
  }),
);

export const mark = style(
  inPages({
    display: 'none',
    '@media': { [media.tablet]: { display: 'block', paddingBlockStart: space[0.5] } },
  }),
);

export const words = style(
  inPages({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

export const head = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

export const who = style(inPages({ fontWeight: fontWeight.strong, fontSize: fontSize.s }));

export const time = style(
  inPages({
    fontSize: fontSize.xs,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const links = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const thinking = style(
  inPages({
    color: vars.color.textMuted,
    scrollMarginBlock: MARGINS,
    '@media': { [media.tablet]: { paddingInlineStart: space[12] } },
  }),
);
