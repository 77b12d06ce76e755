import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { tabLook } from '#/styles/tabLook';
import { space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const views = style(
  inPages({
    display: 'flex',
    gap: space[1],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
  }),
);

export const view = style(
  inPages({
    ...tabLook('&[aria-current="page"]'),
    paddingInline: space[3],
    textDecoration: 'none',
  }),
);

export const tools = style(
  inPages({
    display: 'grid',
    gap: space[4],
    alignItems: 'end',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridAutoFlow: 'column',
        gridAutoColumns: '14rem',
      },
    },
  }),
);

export const items = style(inPages({ display: 'grid', gap: space[3] }));
export const waiting = style(inPages({ display: 'grid', gap: space[6] }));

export const upcoming = style(
  inPages({ display: 'inline-flex', alignItems: 'center', gap: space[1] }),
);

/** Before each part stands a dot, cut off where the part starts a line. */
const DOT = '0.75em';
export const where = style(inPages({ display: 'block', overflow: 'clip', minInlineSize: 0 }));
export const whereParts = style(
  inPages({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${DOT}` }),
);
export const wherePart = style(
  inPages({
    minInlineSize: 0,
    paddingInlineStart: DOT,
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': {
        content: '"·"',
        display: 'inline-block',
        inlineSize: DOT,
        marginInlineStart: `-${DOT}`,
        textAlign: 'center',
      },
    },
  }),
);

export const samples = style(inPages({ display: 'grid', gap: space[3] }));
export const sample = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) 11rem 17rem',
        alignItems: 'center',
      },
    },
  }),
);
export const sampleWords = style(inPages({ display: 'grid', gap: space[1], minInlineSize: 0 }));
export const sampleMarks = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    alignItems: 'center',
    '@media': { [media.tablet]: { justifyContent: 'end' } },
  }),
);

export const wide = style(inPages({ gridColumn: '1 / -1', minInlineSize: 0 }));
