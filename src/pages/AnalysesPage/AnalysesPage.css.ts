import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, layerIndex, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

export const cards = style(
  inPages({
    display: 'grid',
    gap: space[5],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const card = style(
  inPages({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: space[4] }),
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

export const counts = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const cardFoot = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const compareBar = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    borderRadius: '12px',
    // Stays in reach while one ticks cards further down; under the top bar of small screens.
    position: 'sticky',
    insetBlockStart: '4rem',
    zIndex: layerIndex.sticky - 1,
    backgroundColor: vars.color.surfaceSunken,
  }),
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
    '@media': { [phone]: { tableLayout: 'fixed' } },
  }),
);

export const skillHead = style(inPages({ '@media': { [phone]: { inlineSize: '46%' } } }));

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
    fontWeight: 420,
    textAlign: 'start',
    hyphens: 'auto',
    overflowWrap: 'break-word',
    '@media': { [phone]: { fontSize: fontSize.s, paddingInlineEnd: space[1] } },
  }),
);
