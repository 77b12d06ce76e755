import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontWeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const section = style(inPages({ display: 'grid', gap: space[4], minInlineSize: 0 }));

/** The title and what can be done, side by side where both have room. */
export const head = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[3]} ${space[5]}`,
    alignItems: 'center',
  }),
);

/** One line on a phone, which opens in its place; none elsewhere. */
export const fold = style(
  inPages({
    display: 'none',
    '@media': {
      [media.phone]: {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: space[3],
        minBlockSize: '2.75rem',
        marginBlock: `calc(${space[2]} * -1)`,
        padding: 0,
        border: 0,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
        fontWeight: fontWeight.strong,
        textAlign: 'start',
        cursor: 'pointer',
      },
    },
  }),
);

export const folded = style([head, inPages({ '@media': { [media.phone]: { display: 'none' } } })]);

export const title = style(
  inPages({ display: 'grid', gap: space[1], flex: '1 1 18rem', minInlineSize: 0 }),
);

export const deeds = style(
  inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' }),
);

/** A line for each source; a hairline between two. */
export const rows = style(inPages({ display: 'grid' }));

export const row = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `${space[1]} ${space[3]}`,
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingBlock: space[1.5],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const sign = style(inPages({ display: 'grid', placeItems: 'center', inlineSize: space[5] }));

export const found = style(inPages({ display: 'grid', gap: space[3] }));

export const grid = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] },
    },
  }),
);

export const cell = style(inPages({ display: 'grid', minInlineSize: 0 }));

export const card = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    gap: space[3],
    minInlineSize: 0,
  }),
);

export const words = style(inPages({ display: 'grid', gap: space[1], alignContent: 'start' }));

export const facts = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

export const grades = style(inPages({ display: 'grid', gap: space[1], margin: 0 }));

export const grade = style(inPages({ display: 'inline', margin: 0 }));

/** An advertisement keeps its lines. */
export const text = style(inPages({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));

export const panel = style(inPages({ display: 'grid', gap: space[5] }));

export const switches = style(
  inPages({
    display: 'grid',
    gap: `${space[1]} ${space[8]}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const boards = style(inPages({ display: 'grid', gap: space[3], justifyItems: 'start' }));

export const tags = style(
  inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' }),
);

/** The field and its button, one under the other on a phone. */
export const follow = style(
  inPages({
    display: 'grid',
    inlineSize: '100%',
    gap: space[2],
    alignItems: 'end',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 26rem) auto', justifyContent: 'start' },
    },
  }),
);
