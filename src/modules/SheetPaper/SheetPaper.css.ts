import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { onPaper } from '#/styles/onPaper';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const sheet = style(
  inPages({
    display: 'grid',
    gap: space[6],
    maxInlineSize: '50rem',
    padding: space[5],
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
    backgroundColor: vars.color.surface,
    overflowWrap: 'anywhere',
    '@media': {
      [media.tablet]: { padding: space[10] },
      // One page holds a comparison that says all it can.
      print: { padding: 0, border: 0, fontSize: fontSize.s, lineHeight: lineHeight.snug },
    },
  }),
);
export const title = style(inPages({ fontSize: fontSize.xl, fontWeight: fontWeight.bold }));
export const subtitle = style(inPages({ color: vars.color.textMuted }));
/** On paper notes may be longer than a page: they go on over it, and a grid cut there would lay its rows over one another. */
export const section = style(
  inPages({ display: 'grid', gap: space[2], '@media': { print: { display: 'block' } } }),
);
onPaper(`.${section} > * + *`, { marginBlockStart: space[1] });
export const heading = style(
  inPages({
    paddingBlockEnd: space[1],
    borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
    fontSize: fontSize.m,
    fontWeight: fontWeight.bold,
  }),
);
/** The name of a line at its left where there is room, on paper too. */
export const line = style(
  inPages({
    display: 'grid',
    columnGap: space[4],
    '@media': {
      [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)' },
      print: { gridTemplateColumns: '11rem minmax(0, 1fr)' },
    },
  }),
);
export const label = style(inPages({ color: vars.color.textMuted }));
export const text = style(inPages({ whiteSpace: 'pre-wrap' }));
export const foot = style(inPages({ fontSize: fontSize.s, color: vars.color.textMuted }));
