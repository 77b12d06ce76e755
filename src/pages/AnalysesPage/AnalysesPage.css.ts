import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontWeight, layerIndex, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

/** Cards of one row share their lines: titles, summaries and actions stand level. */
export const card = style(
  inPages({ display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: space[4] }),
);

export const cardHead = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'center',
  }),
);

export const cardTitle = style(inPages({ display: 'grid', gap: space[1] }));

export const counts = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
  }),
);

export const cardFoot = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    // Above the press of the whole card, which opens the analysis.
    position: 'relative',
    zIndex: 1,
    paddingBlockStart: space[3],
    marginBlockEnd: `calc(-1 * ${space[2]})`,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const compareBar = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
    borderRadius: radius.medium,
    border: `1px solid ${vars.color.border}`,
    // Stays in reach while one ticks cards further down; under the top bar of small screens.
    position: 'sticky',
    insetBlockStart: '4rem',
    zIndex: layerIndex.sticky - 1,
    backgroundColor: vars.color.surfaceRaised,
  }),
);

export const compareHint = style(inPages({ flex: '1 1 12rem' }));

/** Below the list: what deletes is not the first thing one meets. */
export const foot = style(
  inPages({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${space[4]})` }),
);

export const sides = style(
  inPages({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] }),
);

export const side = style(
  inPages({ display: 'grid', gap: space[3], justifyItems: 'center', textAlign: 'center' }),
);

/** On a phone the words of a standing give way to their sign, explained under the table. */
const phone = 'screen and (max-width: 47.99rem)';

export const table = style(
  inPages({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
  }),
);

export const caption = style(
  inPages({ textAlign: 'start', fontSize: fontSize.s, color: vars.color.textMuted }),
);

export const skillHead = style(
  inPages({ inlineSize: '46%', '@media': { [phone]: { inlineSize: '40%' } } }),
);

export const standing = style(
  inPages({
    '@media': {
      [phone]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const legend = style(
  inPages({
    display: 'none',
    '@media': {
      [phone]: { display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[4] },
    },
  }),
);

export const legendItem = style(inPages({ display: 'flex' }));

export const headCell = style(
  inPages({
    textAlign: 'start',
    padding: `${space[4]} ${space[2]} ${space[2]} 0`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    verticalAlign: 'bottom',
    hyphens: 'auto',
    overflowWrap: 'break-word',
    '@media': { [phone]: { fontSize: fontSize.xs, paddingInlineEnd: space[1] } },
  }),
);

export const cell = style(
  inPages({
    padding: `${space[2]} ${space[2]} ${space[2]} 0`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    verticalAlign: 'top',
    fontWeight: fontWeight.regular,
    textAlign: 'start',
    hyphens: 'auto',
    overflowWrap: 'break-word',
    '@media': { [phone]: { fontSize: fontSize.s, paddingInlineEnd: space[1] } },
  }),
);
