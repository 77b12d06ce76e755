import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { onPaper } from '#/styles/onPaper';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** The face of the exported files, or one of the same widths. */
const PAPER_FACE = "Arial, 'Liberation Sans', Helvetica, sans-serif";

export const sheet = style(
  inPages({
    display: 'grid',
    gap: space[5],
    padding: space[5],
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.card,
    fontFamily: PAPER_FACE,
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { padding: `${space[10]} ${space[12]}` } },
  }),
);
/** What differs between the layouts, as far as a screen can tell. */
export const layouts = styleVariants({
  plain: inPages({}),
  classic: inPages({}),
  compact: inPages({ gap: space[3], fontSize: fontSize.xs, lineHeight: lineHeight.snug }),
});

export const top = style(inPages({ display: 'grid', gap: space[1] }));
export const name = style(
  inPages({ fontSize: fontSize.xl, fontWeight: fontWeight.bold, lineHeight: lineHeight.snug }),
);
export const title = style(inPages({ color: vars.color.textMuted, fontSize: fontSize.m }));
export const contacts = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` }));
globalStyle(`${layouts.classic} ${top}`, inPages({ justifyItems: 'center', textAlign: 'center' }));
globalStyle(`${layouts.classic} ${contacts}`, inPages({ justifyContent: 'center' }));
globalStyle(`${layouts.compact} ${name}`, inPages({ fontSize: fontSize.l }));
globalStyle(`${layouts.compact} ${title}`, inPages({ fontSize: fontSize.s }));

export const block = style(inPages({ display: 'grid', gap: space[3] }));
globalStyle(`${layouts.compact} ${block}`, inPages({ gap: space[1] }));
export const headingLine = style(
  inPages({
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space[2],
    borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  }),
);
export const heading = style(
  inPages({
    fontFamily: PAPER_FACE,
    fontSize: fontSize.m,
    fontWeight: fontWeight.bold,
    paddingBlockEnd: space[1],
  }),
);
for (const layout of ['classic', 'compact'] as const)
  globalStyle(
    `${layouts[layout]} ${heading}`,
    inPages({ fontSize: fontSize.s, textTransform: 'uppercase' }),
  );

/** In the way of nobody who only reads: with a mouse they come with the part that is pointed at; always there under a finger. */
const onDemand = {
  color: vars.color.textSubtle,
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      selectors: { [`${block}:not(:hover, :focus-within) &`]: { opacity: 0 } },
    },
  },
} as const;
export const tool = style(inPages(onDemand));
export const tools = style(inPages({ display: 'flex', flex: 'none' }));
/** What is done with an entry stands in the margin of the sheet where it has one, and leaves the dates theirs. */
export const entryTools = style(
  inPages({
    display: 'flex',
    flex: 'none',
    '@media': {
      [media.tablet]: { marginInline: `calc(-1 * ${space[2]}) calc(-1 * ${space[10]})` },
    },
  }),
);
export const entry = style(inPages({ display: 'grid', gap: space[1] }));
export const entryTop = style(
  inPages({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space[2] }),
);
/** The dates stand at the right of the post where there is room, as on the printed page. */
export const entryWords = style(
  inPages({
    display: 'grid',
    flex: 1,
    minInlineSize: 0,
    columnGap: space[4],
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
export const head = style(inPages({ fontWeight: fontWeight.bold }));
export const dates = style(inPages({ color: vars.color.textMuted }));
export const employer = style(
  inPages({
    color: vars.color.textMuted,
    '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
  }),
);

export const told = style(inPages({ display: 'grid' }));
export const lines = style(inPages({ display: 'grid', paddingInlineStart: space[4] }));
export const line = style(inPages({ minInlineSize: 0 }));
globalStyle(`${lines} > ${line}`, inPages({ listStyle: 'disc outside' }));
/** Words of a line that answer the offer. */
export const strong = style(inPages({ fontWeight: fontWeight.bold }));

export const words = style(
  inPages({
    inlineSize: '100%',
    verticalAlign: 'top',
    paddingBlock: space[0.5],
    paddingInline: space[1],
    marginInlineStart: `calc(-1 * ${space[1]})`,
    borderRadius: radius.small,
    textAlign: 'inherit',
    font: 'inherit',
    color: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'text',
    ':hover': { backgroundColor: vars.color.surfaceHover },
    '@media': { '(pointer: coarse)': { minBlockSize: '2.25rem' } },
  }),
);
// A way to reach somebody is as wide as its words; only a line of one's own is as wide as the sheet.
globalStyle(`${contacts} > ${line}`, inPages({ maxInlineSize: '100%' }));
globalStyle(`${contacts} > ${line} > ${words}`, inPages({ inlineSize: 'auto' }));

/** A point of gold: the line came before others for this job. */
export const raisedMark = style(
  inPages({
    display: 'inline-block',
    inlineSize: space[1.5],
    blockSize: space[1.5],
    marginInlineEnd: space[1.5],
    borderRadius: radius.full,
    backgroundColor: vars.color.gold,
    verticalAlign: 'middle',
  }),
);
globalStyle(`${words} > ${raisedMark}`, inPages({ marginInline: `${space[1.5]} 0` }));
export const panel = style(
  inPages({
    display: 'grid',
    gap: space[2],
    paddingBlock: space[2],
    textAlign: 'start',
    color: vars.color.text,
  }),
);
export const asked = style(inPages({ color: vars.color.goldText, fontSize: fontSize.s }));
export const form = style(inPages({ display: 'grid', gap: space[2] }));
export const formActions = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[1] }));
export const hidden = style(inPages({ display: 'grid', gap: space[1] }));
export const hiddenItem = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);
globalStyle(`${hiddenItem} > button`, inPages({ flex: 'none' }));
export const out = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);
export const unplaced = style(inPages({ display: 'grid', gap: space[3] }));

// On paper the sheet is the page: its lines alone, without what changes or marks them.
onPaper(`.${sheet}`, { padding: 0, border: 0, boxShadow: 'none' });
onPaper(`.${tools}, .${entryTools}, .${words} > span, .${hidden}`, { display: 'none' });
onPaper(`.${words}`, { minBlockSize: 0, paddingBlock: 0 });
onPaper(`.${entryWords}`, { gridTemplateColumns: 'minmax(0, 1fr) auto' });
onPaper(`.${entry}`, { breakInside: 'avoid' });
// A grid lets a page end between its rows; a heading stays with what it names.
onPaper(`.${sheet}, .${block}`, { display: 'block' });
onPaper(`.${block}`, { marginBlockStart: space[4] });
onPaper(`.${entry}`, { marginBlockStart: space[2] });
onPaper(`.${headingLine}, .${entryTop}`, { breakAfter: 'avoid' });
