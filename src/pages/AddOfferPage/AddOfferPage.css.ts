import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { sky } from '#/styles/sky';
import { fontSize, layerIndex, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

/** The text at the left, the other ways at the right. */
export const intake = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space[6] } },
  }),
);

export const stack = style(inPages({ display: 'grid', gap: space[4], minInlineSize: 0 }));

export const wide = style(inPages({ gridColumn: '1 / -1' }));

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

export const review = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    alignItems: 'start',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    },
  }),
);

/** As wide as the titles it chooses from need, within the callout. */
export const postingChoice = style(inPages({ inlineSize: 'min(100%, 32rem)' }));

export const reviewHead = style(inPages({ display: 'grid', gap: space[2] }));

export const facts = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[3]}`,
  }),
);

export const fields = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** A field and how sure we are of it; a doubt draws the eye. */
export const cell = recipe({
  base: inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[1],
    padding: space[3],
    minInlineSize: 0,
    borderRadius: radius.medium,
    border: '1px solid transparent',
  }),
  variants: {
    confidence: {
      sure: {},
      absent: {},
      corrected: {},
      doubtful: inPages({
        backgroundColor: vars.tone.caution.bg,
        borderColor: vars.tone.caution.border,
      }),
    },
    wide: { true: inPages({ gridColumn: '1 / -1' }) },
  },
});

export const mark = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2rem',
    minInlineSize: 0,
  }),
);

export const doubt = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space[2]}`,
  }),
);

/** One line: the whole of it is marked in the text beside. */
export const quote = style(
  inPages({
    minInlineSize: 0,
    fontSize: fontSize.s,
    color: vars.color.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const pay = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[3],
    '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr 1.2fr 1fr' } },
  }),
);

export const legend = style(
  inPages({ padding: 0, marginBlockEnd: space[1], fontSize: fontSize.s, fontWeight: 560 }),
);

export const error = style(inPages({ fontSize: fontSize.s, color: vars.tone.critical.fg }));

/** The kept text stays in view while its fields are checked. */
export const copy = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': { [media.wide]: { position: 'sticky', insetBlockStart: space[6] } },
  }),
);

export const keptText = style(
  inPages({
    maxBlockSize: '22rem',
    overflowY: 'auto',
    padding: space[4],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: fontSize.s,
    lineHeight: 1.6,
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
    '@media': { [media.wide]: { maxBlockSize: 'min(34rem, 60vh)' } },
  }),
);

export const read = recipe({
  base: inPages({
    borderRadius: '3px',
    color: 'inherit',
    boxDecorationBreak: 'clone',
  }),
  variants: {
    doubtful: {
      true: inPages({
        backgroundColor: vars.tone.caution.bg,
        boxShadow: `inset 0 -2px ${vars.tone.caution.solid}`,
      }),
      false: inPages({ backgroundColor: vars.color.accentSoft }),
    },
  },
});

const THUMBS = '(pointer: coarse)';

/** On a touch screen, within reach of a thumb however far one has come. */
export const foot = style(
  inPages({
    display: 'grid',
    gap: space[4],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': {
      [THUMBS]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: layerIndex.sticky,
        paddingBlock: space[3],
        // As wide as the shadows of the cards that pass under it.
        marginInline: `calc(-1 * ${space[4]})`,
        paddingInline: space[4],
        backgroundColor: vars.color.canvas,
      },
    },
  }),
);

/** What takes the focus is not hidden by the foot. */
globalStyle(
  `:is(${fields}, ${copy}) :is(input, select, textarea, button)`,
  inPages({ '@media': { [THUMBS]: { scrollMarginBlockEnd: '8rem' } } }),
);

export const done = style(
  inPages({
    display: 'grid',
    justifyItems: 'center',
    gap: space[5],
    paddingBlock: space[10],
    textAlign: 'center',
    backgroundImage: sky,
  }),
);

export const doneMark = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: radius.full,
    backgroundColor: vars.tone.positive.bg,
    color: vars.tone.positive.fg,
  }),
);

export const doneWords = style(inPages({ display: 'grid', gap: space[2], maxInlineSize: '36rem' }));

/** One under the other and as wide as the card on a phone. */
export const doneActions = style(
  inPages({
    display: 'grid',
    gap: space[2],
    justifySelf: 'stretch',
    '@media': {
      [media.tablet]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: space[3],
      },
    },
  }),
);

export const own = style(inPages({ display: 'grid', gap: space[3] }));

export const ownHead = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

export const ownList = style(inPages({ display: 'grid' }));

export const ownItem = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[3]}`,
    paddingBlock: space[3],
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const ownActions = style(inPages({ display: 'flex', alignItems: 'center', gap: space[1] }));
