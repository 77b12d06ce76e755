import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { onPaper } from '#/styles/onPaper';
import { fontSize, fontStack, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { paper, stacked } from '#/styles/printed.css';

export const review = style([
  stacked,
  inPages({ display: 'grid', gap: space[5], minInlineSize: 0 }),
]);
export const head = style(inPages({ display: 'grid', gap: space[2] }));
export const facts = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    rowGap: space[1],
    color: vars.color.textMuted,
    fontSize: fontSize.s,
  }),
);

export const parts = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    selectors: {
      '&[data-even="true"]': {
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        },
      },
    },
  }),
);
export const part = style(
  inPages({
    breakInside: 'avoid',
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    padding: space[3],
    borderRadius: radius.medium,
    border: `1px solid ${vars.tone.positive.border}`,
    backgroundColor: vars.tone.positive.bg,
    color: vars.tone.positive.fg,
    minInlineSize: 0,
    selectors: {
      '&[data-present="false"]': {
        borderStyle: 'dashed',
        borderColor: vars.tone.caution.border,
        backgroundColor: 'transparent',
        color: vars.tone.caution.fg,
      },
    },
  }),
);
export const partName = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontFamily: fontStack.heading,
    fontWeight: fontWeight.strong,
  }),
);
export const partQuote = style(
  inPages({ fontSize: fontSize.s, lineHeight: lineHeight.normal, overflowWrap: 'anywhere' }),
);

export const first = style(
  inPages({
    breakInside: 'avoid',
    display: 'grid',
    gap: space[3],
    padding: space[4],
    borderRadius: radius.medium,
    backgroundColor: vars.color.goldSoft,
    color: vars.color.text,
    borderInlineStart: `4px solid ${vars.color.gold}`,
  }),
);
export const firstLabel = style(
  inPages({ fontSize: fontSize.s, fontWeight: fontWeight.strong, color: vars.color.goldText }),
);

export const remarks = style([stacked, inPages({ display: 'grid', gap: space[4] })]);
export const remark = style(
  inPages({
    breakInside: 'avoid',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'start',
  }),
);
export const remarkIcon = style(
  inPages({ color: vars.tone.positive.solid, marginBlockStart: '2px' }),
);
export const todoIcon = style(inPages({ color: vars.tone.caution.solid, marginBlockStart: '2px' }));
export const remarkWords = style(inPages({ display: 'grid', gap: space[2], minInlineSize: 0 }));

export const nextStep = style(
  inPages({
    display: 'grid',
    gap: space[3],
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
  }),
);
export const exampleSide = style(inPages({ display: 'grid', gap: '2px', alignContent: 'start' }));
export const exampleLabel = style(
  inPages({ fontSize: fontSize.xs, fontWeight: fontWeight.strong, color: vars.color.textMuted }),
);

export const topics = style([stacked, inPages({ display: 'grid', gap: space[2] })]);
export const topic = style(
  inPages({
    display: 'grid',
    breakInside: 'avoid',
    gap: space[1],
    paddingBlockEnd: space[2],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
  }),
);

export const outline = style(inPages({ display: 'grid', gap: space[3] }));
export const outlineLine = style(
  inPages({
    display: 'grid',
    gap: space[1],
    '@media': {
      [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: space[4] },
    },
  }),
);
export const outlineLabel = style(
  inPages({ display: 'grid', fontWeight: fontWeight.strong, fontSize: fontSize.s }),
);
export const outlineText = style(
  inPages({
    display: 'grid',
    gap: '2px',
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    overflowWrap: 'anywhere',
    selectors: { '&[data-source="blank"]': { color: vars.color.textMuted, fontStyle: 'italic' } },
  }),
);
export const outlineTools = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    marginInlineStart: `calc(-1 * ${space[2]})`,
  }),
);
export const outlineSource = style(
  inPages({ fontSize: fontSize.xs, fontStyle: 'normal', color: vars.color.textSubtle }),
);

export const overview = style(
  inPages({
    display: 'grid',
    gap: space[5],
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const figure = style(
  inPages({
    fontFamily: fontStack.heading,
    fontSize: fontSize.xxxl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const answers = style(inPages({ display: 'grid' }));
export const answerRow = style(
  inPages({
    '@media': { [media.tablet]: { paddingInline: space[6] }, print: { paddingInline: 0 } },
    paddingInline: space[4],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);
export const answerBody = style([
  stacked,
  inPages({ display: 'grid', gap: space[5], paddingBlockEnd: space[6], minInlineSize: 0 }),
]);
export const unanswered = style(
  inPages({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    breakInside: 'avoid',
    paddingBlock: space[2],
    color: vars.color.textMuted,
  }),
);
export const answerHead = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[4],
    inlineSize: '100%',
  }),
);
export const answerText = style(
  inPages({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: '44rem' }),
);

/** The report, alone on paper. */
export const report = style([paper, inPages({ display: 'grid', gap: space[6], minInlineSize: 0 })]);
// Everything is on paper, open or not on the screen, and no title at the foot of a page without what it announces.
onPaper(`.${report} [hidden]`, { display: 'block !important' });
onPaper(`.${report} button[aria-expanded]`, { breakAfter: 'avoid' });

/** Sentences to say, one under the other. */
export const waysOut = style(
  inPages({ display: 'grid', gap: space[1], paddingInlineStart: space[4], listStyle: 'disc' }),
);
