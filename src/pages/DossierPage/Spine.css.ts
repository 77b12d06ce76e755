import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Diameter of a mark; the line runs through the middle of the column of marks. */
const MARK = '1.75rem';
const HALF = '0.875rem';

export const root = style(inPages({ minInlineSize: 0 }));
export const list = style(inPages({ display: 'grid' }));

export const step = recipe({
  base: inPages({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
    columnGap: space[4],
    paddingBlockEnd: space[8],
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${MARK} 0`,
        insetInlineStart: `calc(${HALF} - 1px)`,
        inlineSize: '2px',
        backgroundColor: vars.color.border,
      },
      '&:last-child': { paddingBlockEnd: 0 },
      '&:last-child::before': { display: 'none' },
    },
  }),
  variants: {
    standing: {
      done: inPages({ selectors: { '&::before': { backgroundColor: vars.color.accent } } }),
      next: {},
      later: {},
      skipped: {},
    },
  },
});

export const mark = recipe({
  base: inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: MARK,
    blockSize: MARK,
    borderRadius: radius.full,
    border: `2px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.canvas,
    color: vars.color.textMuted,
  }),
  variants: {
    standing: {
      done: inPages({
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      }),
      /** The sun stands where one is. */
      next: inPages({
        borderColor: vars.color.gold,
        backgroundColor: vars.color.goldSoft,
        color: vars.color.goldText,
        boxShadow: `0 0 0 4px ${vars.color.goldSoft}`,
      }),
      later: {},
      skipped: inPages({ borderStyle: 'dashed' }),
    },
  },
});

export const stepHead = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[4],
    minBlockSize: MARK,
  }),
);
export const body = style(
  inPages({
    gridColumn: 2,
    display: 'grid',
    gap: space[3],
    justifyItems: 'start',
    minInlineSize: 0,
    paddingBlockStart: space[2],
  }),
);

globalStyle(`${body} > :is(div, ul)`, inPages({ justifySelf: 'stretch' }));

export const rows = style(inPages({ display: 'grid' }));
export const links = style(inPages({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] }));
export const longText = style(
  inPages({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: '42rem' }),
);

export const items = style(inPages({ display: 'grid', gap: space[3] }));
export const item = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[3]}`,
  }),
);
export const itemWords = style(
  inPages({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const itemActions = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    marginInlineStart: `calc(-1 * ${space[3]})`,
    '@media': { [media.tablet]: { marginInlineStart: 0 } },
  }),
);
