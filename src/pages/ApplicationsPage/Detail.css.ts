import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { pages } from '#/styles/layers.css';

export const detail = style(
  inPages({
    display: 'grid',
    gap: space[5],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
  }),
);
export const detailMain = style(inPages({ display: 'grid', gap: space[5], minInlineSize: 0 }));
export const detailSide = style(
  inPages({
    display: 'grid',
    gap: space[5],
    minInlineSize: 0,
    // What to do next comes before what was: on a phone the side leads.
    order: -1,
    '@media': { [media.desktop]: { order: 0 } },
  }),
);

export const section = style(inPages({ display: 'grid', gap: space[4] }));

export const item = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);
export const itemActions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] }),
);
/** Beside the words or under them, at the end of the line. */
globalStyle(`${item} > ${itemActions}`, inPages({ marginInlineStart: 'auto' }));
export const proposals = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
export const reach = style(inPages({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] }));

export const interview = style(
  inPages({
    display: 'grid',
    gap: space[3],
    paddingBlockEnd: space[3],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
  }),
);
export const interviewWords = style(
  inPages({ display: 'grid', gap: space[1], justifyItems: 'start' }),
);
/** On a phone the calendar takes what the two others leave of the line. */
globalStyle(`${interview} > ${itemActions} > :nth-last-child(3)`, {
  '@layer': {
    [pages]: {
      flexGrow: 1,
      '@media': { [media.tablet]: { flexGrow: 0 } },
    },
  },
});
export const when = style(
  inPages({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } }),
);

export const longText = style(
  inPages({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: '42rem' }),
);

export const history = style(inPages({ display: 'grid', gap: space[2] }));
export const historyStep = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[3],
    paddingInlineStart: space[3],
    borderInlineStart: `2px solid ${vars.color.border}`,
    selectors: { '&:first-child': { borderInlineStartColor: vars.color.accent } },
  }),
);

export const inlineForm = style(
  inPages({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    padding: space[4],
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const formActions = style(
  inPages({ gridColumn: '1 / -1', display: 'flex', justifyContent: 'end', gap: space[3] }),
);
export const oneLine = style(inPages({ display: 'grid', gap: space[3] }));
