import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { duration, easing, fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Where a place stands, in percent of its page. */
export const left = createVar();
export const top = createVar();
export const across = createVar();
export const down = createVar();
/** Width over height of a page. */
export const ratio = createVar();
/** Size of a line beside that of most. */
export const size = createVar();

/** Scrolls by itself: the fields beside it stay where they are. */
export const pages = style(
  inPages({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: space[4],
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: space[3],
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
    '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
  }),
);

/** Over the fields: as wide as the window lets it. */
export const wide = style(
  inPages({
    marginInline: `calc(-1 * ${space[4]})`,
    padding: 0,
    borderRadius: 0,
    '@media': {
      [media.tablet]: { marginInline: 0, padding: space[3], borderRadius: radius.medium },
    },
  }),
);

const sheetLook = {
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.card,
};

export const sheet = style(
  inPages({ ...sheetLook, position: 'relative', aspectRatio: ratio, inlineSize: '100%' }),
);

export const picture = style(
  inPages({ display: 'block', inlineSize: '100%', blockSize: '100%', userSelect: 'none' }),
);

export const written = style(
  inPages({ display: 'block', inlineSize: '100%', blockSize: '100%', fill: vars.color.text }),
);

export const lineToCome = style(inPages({ fill: vars.color.border }));

export const note = style(
  inPages({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    paddingBlock: space[2],
    paddingInline: space[3],
    fontSize: fontSize.s,
    color: vars.tone.caution.fg,
    backgroundColor: vars.tone.caution.bg,
  }),
);

const onSheet = {
  position: 'absolute',
  insetInlineStart: left,
  insetBlockStart: top,
  inlineSize: across,
  blockSize: down,
} as const;

const LIGHT = `color-mix(in srgb, ${vars.color.gold} 38%, transparent)`;
const HOVERED = `color-mix(in srgb, ${vars.color.accent} 16%, transparent)`;
const READ = `color-mix(in srgb, ${vars.color.accent} 45%, transparent)`;

/** What the field under the pointer or the focus was read from: ink shows through, dark on white as white on dark. */
export const light = style(
  inPages({
    ...onSheet,
    backgroundColor: LIGHT,
    borderRadius: '2px',
    outline: `2px solid ${vars.color.gold}`,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
  }),
);

/** Understood: a thin line under the words tells it, and the words can be pressed. */
export const zone = style(
  inPages({
    ...onSheet,
    cursor: 'pointer',
    borderBlockEnd: `1px solid ${READ}`,
    borderRadius: '2px',
    selectors: {
      '&:hover': { backgroundColor: HOVERED },
      '&:focus-visible': { borderRadius: '2px', outlineOffset: '1px' },
    },
    '@media': { [media.motion]: { transition: `background-color ${duration.fast} ${easing}` } },
  }),
);

export const paper = style(
  inPages({
    ...sheetLook,
    padding: space[6],
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    overflowWrap: 'anywhere',
  }),
);

export const line = recipe({
  base: inPages({ display: 'flex', gap: space[3], fontSize: size }),
  variants: {
    bold: { true: inPages({ fontWeight: fontWeight.bold }) },
    bullet: {
      true: inPages({
        paddingInlineStart: '1em',
        selectors: { '&::before': { content: '"•"', marginInlineStart: '-1em' } },
      }),
    },
    apart: { true: inPages({ marginBlockStart: '0.7em' }) },
    aside: {
      true: inPages({
        paddingInlineStart: space[3],
        borderInlineStart: `2px solid ${vars.color.border}`,
      }),
    },
  },
});

/** Cells of a row share its width, as columns do. */
export const cell = style(inPages({ flex: '1 1 0', minInlineSize: 0 }));

export const pageBreak = style(
  inPages({
    marginBlock: space[4],
    paddingBlockStart: space[2],
    borderBlockStart: `1px dashed ${vars.color.borderStrong}`,
    fontSize: fontSize.xs,
    color: vars.color.textMuted,
  }),
);

export const zoneWords = style(
  inPages({
    display: 'inline',
    textAlign: 'start',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${READ}`,
    selectors: { '&:hover': { backgroundColor: HOVERED } },
  }),
);

export const lightWords = style(
  inPages({
    backgroundColor: vars.color.goldSoft,
    color: vars.color.goldText,
    borderRadius: '2px',
    boxShadow: `0 0 0 2px ${vars.color.goldSoft}`,
  }),
);

globalStyle(`${zoneWords} mark`, inPages({ background: 'none', color: 'inherit' }));

/** Letters as large as on paper: the page is then wider than a phone. */
export const enlarged = style({});
globalStyle(`${enlarged} > *`, inPages({ inlineSize: 'max(52rem, 160%)' }));
