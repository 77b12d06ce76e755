import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[6] }));
export const job = style(
  inPages({ display: 'block', color: vars.color.text, fontWeight: fontWeight.medium }),
);
export const tools = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

export const looks = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: `${space[2]} ${space[5]}` }),
);
export const deeds = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);
export const download = style(inPages({ display: 'grid' }));

/** The sheet, and beside it what it answers; above it where there is no room. */
export const columns = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  }),
);
export const main = style(inPages({ display: 'grid', gap: space[5], minInlineSize: 0 }));
export const beside = style(
  inPages({
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    minInlineSize: 0,
    order: -1,
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: space[6],
        order: 0,
        maxBlockSize: `calc(100vh - ${space[12]})`,
        overflowY: 'auto',
      },
    },
  }),
);
export const ad = style(
  inPages({
    padding: space[4],
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxBlockSize: '26rem',
    overflowY: 'auto',
  }),
);
export const differences = style(inPages({ display: 'grid', gap: space[4] }));
export const difference = style(
  inPages({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' }),
);
export const differenceHead = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);
export const before = style(inPages({ textDecoration: 'line-through' }));
