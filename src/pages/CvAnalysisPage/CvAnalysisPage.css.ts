import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { pages } from '#/styles/layers.css';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

export const narrow = style(
  inPages({ maxInlineSize: '36rem', marginInline: 'auto', inlineSize: '100%' }),
);

export const start = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
  }),
);

export const startCard = style(inPages({ display: 'grid', gap: space[5] }));

export const fileName = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'center',
    fontWeight: 550,
    overflowWrap: 'anywhere',
  }),
);

export const fileIcon = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: radius.medium,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
  }),
);

export const actions = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    '@media': { print: { display: 'none' } },
  }),
);

export const checklist = style(inPages({ display: 'grid', gap: space[2] }));

export const checkRow = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[3],
    fontSize: fontSize.s,
    lineHeight: 1.5,
  }),
);

export const checkIcon = style(
  inPages({ marginBlockStart: '0.15rem', color: vars.tone.positive.solid }),
);

export const result = style(inPages({ display: 'grid', gap: space[6] }));

export const verdict = style(
  inPages({
    display: 'grid',
    gap: space[6],
    justifyItems: 'center',
    textAlign: 'center',
    padding: `${space[6]} ${space[5]}`,
    borderRadius: radius.large,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    backgroundImage: `linear-gradient(170deg, ${vars.color.goldSoft}, ${vars.color.surface} 60%)`,
    boxShadow: vars.shadow.card,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        justifyItems: 'start',
        alignItems: 'center',
        textAlign: 'start',
        columnGap: space[10],
        padding: space[8],
      },
    },
  }),
);

export const verdictWords = style(
  inPages({ display: 'grid', gap: space[3], maxInlineSize: '34rem' }),
);

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
  }),
);

export const card = style(inPages({ display: 'grid', gap: space[4] }));

export const headLine = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

export const list = style(inPages({ display: 'grid', gap: 0 }));

export const listItem = style(
  inPages({
    display: 'grid',
    gap: space[2],
    paddingBlock: space[3],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

export const strength = style([
  listItem,
  inPages({ gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3] }),
]);

export const strengthWords = style(inPages({ display: 'grid', gap: space[2] }));

export const foldable = style(
  inPages({
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
  }),
);

export const foldHead = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '3.25rem',
    paddingBlock: space[2],
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: radius.small,
    fontWeight: 560,
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: vars.color.accentText },
    },
  }),
);

export const chevron = style(
  inPages({
    color: vars.color.textSubtle,
    selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
    '@media': { print: { display: 'none' } },
  }),
);

export const foldBody = style(
  inPages({ display: 'grid', gap: space[4], paddingBlockEnd: space[5] }),
);

export const gain = style(
  inPages({
    fontSize: fontSize.s,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.tone.positive.fg,
  }),
);

/** The line and what could stand in its place: face to face where there is room. */
export const item = style(
  inPages({
    display: 'grid',
    gap: `${space[2]} ${space[6]}`,
    alignItems: 'start',
    breakInside: 'avoid',
    minInlineSize: 0,
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const better = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[2],
    fontSize: fontSize.s,
    lineHeight: 1.5,
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: radius.small,
    backgroundColor: vars.tone.positive.bg,
    overflowWrap: 'anywhere',
  }),
);

export const betterLabel = style(inPages({ fontWeight: 600, color: vars.tone.positive.fg }));

export const more = style(
  inPages({
    minBlockSize: '2.5rem',
    alignContent: 'center',
    fontSize: fontSize.s,
    fontWeight: 540,
    color: vars.color.accentText,
    cursor: 'pointer',
  }),
);

export const moreItems = style(
  inPages({ display: 'grid', gap: space[4], paddingBlockStart: space[2] }),
);

export const criterionHead = style([
  foldHead,
  inPages({
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    '@media': {
      [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr) 4.5rem auto' },
    },
  }),
]);

/** On a phone the bar takes a line of its own, below the name. */
export const criterionBar = style(
  inPages({
    gridColumn: '1 / -1',
    gridRow: 2,
    '@media': { [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' } },
  }),
);

export const figure = style(
  inPages({
    fontSize: fontSize.s,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    textAlign: 'end',
  }),
);

export const total = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlockStart: space[4],
    borderBlockStart: `2px solid ${vars.color.text}`,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const keyword = style([
  listItem,
  inPages({ gap: space[1], gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[3] }),
]);

export const keywordFrom = style(
  inPages({ gridColumn: '1 / -1', fontSize: fontSize.xs, color: vars.color.textSubtle }),
);

/** What the screen says elsewhere and paper has to say itself. */
export const paperOnly = style(
  inPages({ display: 'none', '@media': { print: { display: 'block' } } }),
);

const paper = style({});
export const report = style([result, paper]);

// On paper stands the review alone, in black on white, with every remark open.
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@media': { print: { '@layer': { [pages]: rule } } } });

onPaper(`body:has(.${paper}) *:not(:has(.${paper}), .${paper}, .${paper} *)`, { display: 'none' });
onPaper(`html:has(.${paper}), html *:has(.${paper})`, {
  display: 'block',
  position: 'static',
  margin: 0,
  padding: 0,
  maxInlineSize: 'none',
  minBlockSize: 0,
  blockSize: 'auto',
  overflow: 'visible',
  animation: 'none',
  backgroundColor: 'white',
});
onPaper(`html .${paper}, html .${paper} *`, {
  color: 'black',
  borderColor: 'silver',
  boxShadow: 'none',
});
onPaper(`html .${paper} *`, { backgroundImage: 'none' });
onPaper(`html .${paper} section, html .${paper} .${better}`, { backgroundColor: 'white' });
