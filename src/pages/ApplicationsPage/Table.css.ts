import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontWeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const narrowScreen = 'screen and (max-width: 63.99rem)';
const wideScreen = 'screen and (min-width: 64rem)';
/** Where a column of its own would break the words of a status in two. */
const phoneScreen = 'screen and (max-width: 47.99rem)';

const head = {
  textAlign: 'start',
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: fontSize.s,
  fontWeight: fontWeight.medium,
  color: vars.color.textMuted,
} as const;

const body = {
  textAlign: 'start',
  verticalAlign: 'middle',
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: fontWeight.regular,
} as const;

export const table = style(inPages({ inlineSize: '100%', borderCollapse: 'collapse' }));
export const headCell = style(inPages(head));
export const wideHead = style(
  inPages({ ...head, '@media': { [narrowScreen]: { display: 'none' } } }),
);
export const statusHead = style(
  inPages({ ...head, '@media': { [phoneScreen]: { display: 'none' } } }),
);
export const row = style(
  inPages({ selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } } }),
);
export const titleCell = style(inPages({ ...body, overflowWrap: 'anywhere' }));
export const title = style(inPages({ fontWeight: fontWeight.strong }));
export const statusCell = style(
  inPages({ ...body, '@media': { [phoneScreen]: { display: 'none' } } }),
);
export const wideCell = style(
  inPages({ ...body, '@media': { [narrowScreen]: { display: 'none' } } }),
);
export const menuCell = style(inPages({ ...body, paddingInlineEnd: 0, textAlign: 'end' }));

export const narrow = style(
  inPages({
    display: 'grid',
    gap: space[1],
    justifyItems: 'start',
    paddingBlockStart: space[1],
    '@media': { [wideScreen]: { display: 'none' } },
  }),
);

export const phone = style(
  inPages({ display: 'none', '@media': { [phoneScreen]: { display: 'inline-flex' } } }),
);
export const marks = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] }),
);
