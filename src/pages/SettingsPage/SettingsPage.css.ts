import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { pages } from '#/styles/layers.css';

export const page = style(inPages({ display: 'grid', gap: space[6], maxInlineSize: '60rem' }));

export const sections = style(
  inPages({
    display: 'grid',
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.large,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.card,
  }),
);

export const section = style(
  inPages({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    padding: space[5],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gap: space[8],
        padding: `${space[6]} ${space[8]}`,
      },
    },
  }),
);

export const words = style(inPages({ display: 'grid', gap: space[1] }));
export const control = style(inPages({ display: 'grid', gap: space[4], minInlineSize: 0 }));

export const themes = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space[3],
  }),
);

export const theme = style(
  inPages({
    position: 'relative',
    display: 'grid',
    gap: space[2],
    padding: space[2],
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
    color: vars.color.textMuted,
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: vars.color.borderStrong },
      '&:has(:checked)': {
        borderColor: vars.color.accent,
        boxShadow: `0 0 0 1px ${vars.color.accent}`,
        color: vars.color.text,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
    },
    '@media': {
      ...transition(['border-color', 'color'])['@media'],
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

/** Over the whole choice, unseen: clicks and assistive technology meet the real control. */
export const radio = style(
  inPages({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const picture = style(
  inPages({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    borderRadius: radius.small,
    border: `1px solid ${vars.color.border}`,
  }),
);

export const kept = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
  }),
);

export const keptPart = style(
  inPages({
    paddingInline: space[3],
    paddingBlock: space[1],
    borderRadius: radius.full,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: fontSize.s,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);

export const sources = style(
  inPages({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
);

export const action = style(inPages({ display: 'grid', gap: space[2], justifyItems: 'start' }));

/** It asks first: the alarm is for the dialog. */
export const erase = style(inPages({ color: vars.tone.critical.fg }));

export const promise = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'start',
    color: vars.color.textMuted,
    fontSize: fontSize.s,
  }),
);

export const changes = style(inPages({ display: 'grid' }));

export const change = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    alignItems: 'start',
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

/** What becomes of it, told as a sentence of its own. */
globalStyle(`${change} p + p::first-letter`, {
  '@layer': { [pages]: { textTransform: 'uppercase' } },
});

export const changeIcon = style(
  inPages({ marginBlockStart: space[0.5], color: vars.color.textSubtle }),
);
export const coming = style(inPages({ color: vars.tone.positive.solid }));
export const refused = style(inPages({ color: vars.tone.critical.solid }));

export const corrections = style(inPages({ display: 'grid', gap: space[2] }));
export const correctionList = style(
  inPages({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
);
export const correction = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);
export const correctionWords = style(inPages({ display: 'grid', overflowWrap: 'anywhere' }));
