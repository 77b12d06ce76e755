import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const narrowScreen = 'screen and (max-width: 63.99rem)';
const wideScreen = 'screen and (min-width: 64rem)';

const head = {
  textAlign: 'start',
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: fontSize.s,
  fontWeight: 550,
  color: vars.color.textMuted,
} as const;

const body = {
  textAlign: 'start',
  verticalAlign: 'middle',
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: 420,
} as const;

export const table = style(inPages({ inlineSize: '100%', borderCollapse: 'collapse' }));
export const headCell = style(inPages(head));
export const wideHead = style(
  inPages({ ...head, '@media': { [narrowScreen]: { display: 'none' } } }),
);
export const row = style(
  inPages({ selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } } }),
);
export const titleCell = style(inPages({ ...body, overflowWrap: 'anywhere' }));
export const title = style(inPages({ fontWeight: 600 }));
export const cell = style(inPages(body));
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
