import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { onPaper } from '#/styles/onPaper';
import { fontSize, fontStack, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { paper } from '#/styles/printed.css';

export const period = style(
  inPages({
    display: 'grid',
    // Two dates on a line where each keeps room for its button.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    gap: space[4],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem 12rem' } },
  }),
);
export const presets = style(
  inPages({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } }),
);

/** A line of its own under the buttons that it changes, as wide as they are. */
export const names = style(inPages({ inlineSize: 0, minInlineSize: '100%' }));

export const journal = style([
  paper,
  inPages({
    display: 'grid',
    gap: space[6],
    minInlineSize: 0,
    padding: space[4],
    borderRadius: radius.medium,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    '@media': { [media.tablet]: { padding: space[8] } },
  }),
]);
export const paperHead = style(inPages({ display: 'grid', gap: space[1] }));
export const paperTitle = style(
  inPages({
    fontFamily: fontStack.heading,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.snug,
  }),
);
export const paperFoot = style(inPages({ color: vars.color.textMuted }));

export const counts = style(
  inPages({
    display: 'grid',
    gap: space[3],
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);
export const count = style(
  inPages({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }),
);
export const countFigure = style(
  inPages({
    fontFamily: fontStack.heading,
    fontSize: fontSize.xxl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const countLabel = style(inPages({ fontSize: fontSize.s, color: vars.color.textMuted }));

export const table = style(inPages({ inlineSize: '100%', borderCollapse: 'collapse' }));
const cellRule = {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: fontSize.s,
  overflowWrap: 'break-word',
  hyphens: 'auto',
} as const;
export const headCell = style(
  inPages({
    ...cellRule,
    fontWeight: fontWeight.medium,
    color: vars.color.textMuted,
    hyphens: 'manual',
  }),
);
export const cell = style(inPages(cellRule));
export const dayCell = style(inPages({ ...cellRule, fontVariantNumeric: 'tabular-nums' }));
/** Where the company stands under the post instead of beside it; paper has room for both. */
const narrowScreen = 'screen and (max-width: 47.99rem)';
const onNarrow = { '@media': { [narrowScreen]: { display: 'none' } } };
export const wideCell = style(inPages({ ...cellRule, ...onNarrow }));
export const wideHead = style(
  inPages({ ...cellRule, fontWeight: fontWeight.medium, color: vars.color.textMuted, ...onNarrow }),
);
export const narrow = style(
  inPages({ display: 'none', '@media': { [narrowScreen]: { display: 'block' } } }),
);
export const row = style(
  inPages({
    breakInside: 'avoid',
    '@media': { screen: { selectors: { '&[data-waits="true"]': { display: 'none' } } } },
  }),
);
// The sheet of paper is the frame: on it the journal needs none of its own.
onPaper(`.${journal}`, { border: 'none', padding: 0 });
