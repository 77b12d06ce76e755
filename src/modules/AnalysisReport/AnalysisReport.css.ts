import { globalStyle, style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { sky } from '#/styles/sky';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import * as reports from '#/styles/reports.css';

export const report = style(inPages({ display: 'grid', gap: space[6] }));

const postFrame = {
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  backgroundColor: vars.color.surface,
} as const;

/** What was compared, over the score: one line where there is room. */
export const post = style(
  inPages({
    ...postFrame,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[4]}`,
  }),
);

export const postWords = style(
  inPages({ display: 'grid', gap: space[1], flex: '1 1 16rem', overflowWrap: 'anywhere' }),
);
export const postLabel = style(inPages({ color: vars.color.textMuted }));
export const postTitle = style(inPages({ fontWeight: fontWeight.strong }));

export const postActions = style(inPages({ display: 'flex', alignItems: 'center', gap: space[2] }));

export const postForm = style(
  inPages({
    ...postFrame,
    display: 'grid',
    gap: space[4],
    minInlineSize: 0,
    paddingBlock: space[5],
  }),
);

export const postFields = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    alignItems: 'start',
    gap: space[4],
  }),
);

export const postButtons = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

/** The sky behind the score. */
export const verdict = style([reports.verdict, inPages({ backgroundImage: sky })]);

export const verdictWords = style(
  inPages({ display: 'grid', gap: space[3], maxInlineSize: '38rem' }),
);
// Centred on a phone: no line of one word under the others.
globalStyle(`${verdictWords} > p`, inPages({ textWrap: 'balance' }));

/** Parts side by side where there is room; one alone takes it all. */
const sideBySide = {
  display: 'grid',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' },
  },
} as const;

export const columns = style(inPages({ ...sideBySide, gap: space[6] }));
export const advice = style(inPages({ ...sideBySide, gap: `${space[6]} ${space[12]}` }));
/** What comes after the one thing to do first. */
export const furtherAdvice = style(
  inPages({ display: 'grid', gap: space[5], alignContent: 'start' }),
);
// Skills of which none is left to be shown hold the focus, and no room.
globalStyle(`${furtherAdvice} > :empty`, inPages({ marginBlockEnd: `calc(-1 * ${space[5]})` }));

export const skills = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

/** Opens in the list of advice, under the skill that was pressed. */
export const shownForm = style(
  inPages({
    display: 'grid',
    gap: space[4],
    padding: space[4],
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
  }),
);

/** The one thing to do first, larger than the rest. */
export const priority = style(
  inPages({
    display: 'grid',
    gap: space[2],
    alignSelf: 'start',
    justifyItems: 'start',
    paddingInlineStart: space[4],
    borderInlineStart: `3px solid ${vars.color.accent}`,
  }),
);

export const priorityText = style(inPages({ fontSize: fontSize.xl, lineHeight: lineHeight.snug }));

export const adviceList = style(inPages({ display: 'grid', gap: 0 }));

export const adviceItem = style([
  reports.ruledItem,
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[1]} ${space[4]}`,
    alignItems: 'baseline',
  }),
]);

export const axis = style(inPages({ display: 'grid', gap: space[1] }));

export const axisHead = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[4],
    paddingBlock: `${space[5]} ${space[2]}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const row = style(
  inPages({
    display: 'grid',
    gap: space[3],
    paddingBlock: space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const claimsHint = style(inPages({ maxInlineSize: '44rem', paddingBlockStart: space[3] }));

/** Stands on every row: said lower than the words it doubts. */
export const discreetClaim = style(
  inPages({
    fontWeight: fontWeight.regular,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.accentText } },
  }),
);

/** In the place of the points. */
export const outOfScore = style(inPages({ '@media': { [media.tablet]: { textAlign: 'end' } } }));

export const rowHead = style(
  inPages({
    display: 'grid',
    gap: `${space[2]} ${space[4]}`,
    alignItems: 'center',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem' } },
  }),
);

export const rowName = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

export const rowPoints = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
  }),
);

export const figure = style([reports.figure, inPages({ minInlineSize: '5.5rem' })]);

export const quotes = style(
  inPages({
    display: 'grid',
    gap: space[3],
    alignItems: 'start',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] },
    },
  }),
);

/** Where there is room the passages always show; on a phone each row opens on demand, so that the ledger can be scanned. */
const withRoom = (rule: StyleRule): StyleRule => ({
  '@supports': { 'selector(::details-content)': { '@media': { [media.tablet]: rule } } },
});

export const passages = style(
  withRoom({ selectors: { '&::details-content': { contentVisibility: 'visible' } } }),
);

export const showPassages = style([
  inPages({
    minBlockSize: '2.75rem',
    alignContent: 'center',
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    color: vars.color.accentText,
    cursor: 'pointer',
  }),
  withRoom({ display: 'none' }),
]);

export const moreEvidence = style(
  inPages({
    minBlockSize: '2.75rem',
    alignContent: 'center',
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    color: vars.color.accentText,
    cursor: 'pointer',
    '@media': { [media.tablet]: { minBlockSize: '2rem' } },
  }),
);

export const quoteGroup = style(
  inPages({ display: 'grid', gap: space[2], alignContent: 'start', justifyItems: 'start' }),
);

export const total = style([reports.total, inPages({ marginBlockStart: space[2] })]);

export const criteria = style(inPages({ display: 'grid', gap: 0 }));

/** What is asked and the answer face each other; the words of both documents stand below. */
export const criterion = style([
  reports.ruledItem,
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name answer" "quote quote"',
    gap: `${space[1]} ${space[4]}`,
    alignItems: 'baseline',
  }),
]);

/** One line on a phone where nothing is said of the CV. */
export const shortCriterion = style(
  inPages({
    '@media': {
      [media.phone]: {
        gridTemplateColumns: '6rem minmax(0, 1fr)',
        gridTemplateAreas: '"name quote"',
      },
    },
  }),
);

export const criterionName = style(inPages({ gridArea: 'name' }));
export const criterionQuote = style(inPages({ gridArea: 'quote' }));
export const criterionAnswer = style(inPages({ gridArea: 'answer' }));
