import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { breakpoints, fontSize, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

/** One third for the filters, two thirds for the results: specification, section 2. */
export const columns = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    alignItems: 'start',
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: space[6] },
      // The thirds stay; the open offer is a column more.
      [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3.5fr)' },
    },
  }),
);

// A wide window is for the cards and the open offer beside them.
globalStyle(
  `main :has(> ${page})`,
  inPages({ '@media': { [media.roomy]: { maxInlineSize: '112rem' } } }),
);

/** Stays in reach beside a long list, and scrolls by itself where it is taller than the window. */
export const side = style(
  inPages({
    display: 'grid',
    gap: space[5],
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: 0,
        maxBlockSize: '100dvh',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        // Room for the shadows and the rings of focus, which the edge would cut.
        marginInline: `calc(-1 * ${space[2]})`,
        paddingInline: space[2],
        marginBlockStart: `calc(-1 * ${space[2]})`,
        paddingBlock: space[2],
      },
    },
  }),
);

const phone = `screen and (width < ${breakpoints.tablet})`;

/** Beside the title where there is room: on a phone the first thing is the search. */
export const addInHead = style({});
globalStyle(
  `${page} :has(> .${addInHead})`,
  inPages({ '@media': { [phone]: { display: 'none' } } }),
);

/** On a phone, once one has been able to search. */
export const addUnderFilters = style(
  inPages({ justifySelf: 'center', '@media': { [media.tablet]: { display: 'none' } } }),
);

export const savedList = style(inPages({ display: 'grid', gap: space[1] }));

export const savedItem = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[1],
  }),
);

/** Its words start where the title does: the room around them hangs in the margin. */
export const savedName = style(
  inPages({
    justifyContent: 'start',
    marginInlineStart: `calc(-1 * ${space[4]})`,
    inlineSize: `calc(100% + ${space[4]})`,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);

/** What is searched on the network, then what is found here. */
export const found = style(inPages({ display: 'grid', gap: space[5], minInlineSize: 0 }));

/** The keyboard is sent here from what goes away; what it meets next has its own ring. */
export const results = style(
  inPages({
    display: 'grid',
    gap: space[4],
    minInlineSize: 0,
    outline: 'none',
    alignItems: 'start',
    '@media': {
      [media.roomy]: { gap: space[6] },
    },
    selectors: {
      '&:has(> [data-aside])': {
        '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.5fr)' } },
      },
    },
  }),
);

/** The cards with what tells of them. */
export const list = style(inPages({ display: 'grid', gap: space[4], minInlineSize: 0 }));

/** The room beside the cards. */
export const aside = style(
  inPages({
    position: 'sticky',
    insetBlockStart: space[6],
    minInlineSize: 0,
  }),
);

/** The open offer beside the cards: it stays in view, and scrolls by itself. */
export const standing = style(
  inPages({
    maxBlockSize: `calc(100dvh - 2 * ${space[6]})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    borderColor: vars.color.accent,
  }),
);

/** Offers apart from the results. */
export const beside = style(
  inPages({
    display: 'grid',
    gap: space[4],
    justifyItems: 'stretch',
    marginBlockStart: space[4],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const besideCards = style(
  inPages({ display: 'grid', gap: space[4], paddingBlock: space[3] }),
);

/** Two lines of fixed places, known or not yet: what is below does not move while offers are looked for. */
export const bar = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    alignItems: 'center',
    gap: `${space[1]} ${space[5]}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: '2.75rem minmax(2rem, auto)',
      },
    },
  }),
);

/** Its line is there before the count is known. */
export const count = style(inPages({ minBlockSize: '1.75rem', alignContent: 'center' }));

/** Two columns; the selected offer opens under its row, and the next card fills the room beside it. */
export const grid = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'dense',
    gap: space[3],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] },
    },
  }),
);

/** A result has no box of its own: its card and its open offer are cells of the grid. */
export const item = style(inPages({ display: 'contents' }));

// The first one is selected from the start; on a phone, where it is not open beside the others, nothing tells why it would look otherwise.
globalStyle(
  `${item} > :not(:hover, :has(:focus-visible))`,
  inPages({
    '@media': {
      [phone]: {
        borderColor: vars.color.border,
        boxShadow: vars.shadow.card,
        outline: 'none',
      },
    },
  }),
);

/** On a phone the selected offer opens over the screen instead. */
export const panel = style(
  inPages({
    display: 'none',
    gridColumn: '1 / -1',
    scrollMarginBlock: '5rem',
    borderColor: vars.color.accent,
    // It leaves the next cards in view, and scrolls by itself.
    maxBlockSize: 'min(26rem, 60dvh)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);

/** Fills a phone from edge to edge. */
export const sheet = style(
  inPages({
    minBlockSize: '76dvh',
    '@media': { [media.tablet]: { minBlockSize: 'auto' } },
  }),
);

/** Told to whom it serves: while a key walks through the results. Its line is always there, so that nothing moves. */
export const keys = style(
  inPages({
    display: 'none',
    '@media': { [media.desktop]: { display: 'block', visibility: 'hidden' } },
    selectors: { [`${results}:has([role="feed"] :focus-visible) &`]: { visibility: 'visible' } },
  }),
);

export const boards = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    gap: space[3],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' },
    },
  }),
);

export const board = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[2],
    fontSize: fontSize.s,
    '@media': { [media.tablet]: { gap: space[3], fontSize: fontSize.m } },
  }),
);

export const cvFile = style(
  inPages({
    display: 'grid',
    gap: space[1],
    padding: space[4],
    marginBlock: space[3],
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
    justifyItems: 'start',
    overflowWrap: 'anywhere',
  }),
);

/** The user has applied to the open offer. */
export const applied = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: radius.medium,
    border: `1px solid ${vars.tone.positive.border}`,
    backgroundColor: vars.tone.positive.bg,
    fontSize: fontSize.s,
  }),
);

/** What the CV brings to the open offer. */
export const match = style(
  inPages({
    display: 'grid',
    justifyItems: 'start',
    gap: `${space[3]} ${space[5]}`,
    padding: space[4],
    borderRadius: radius.medium,
    border: `1px solid ${vars.color.border}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start' },
    },
  }),
);

export const tools = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[5]}`,
  }),
);
