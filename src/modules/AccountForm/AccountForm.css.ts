import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { pages } from '#/styles/layers.css';

export const page = style(
  inPages({
    display: 'grid',
    gap: space[8],
    inlineSize: '100%',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
        gap: space[28],
        alignItems: 'stretch',
        paddingBlockStart: space[6],
      },
    },
  }),
);

export const door = style(inPages({ display: 'grid', gap: space[6], alignContent: 'center' }));

export const titles = style(inPages({ display: 'grid', gap: space[2] }));

export const form = style(inPages({ display: 'grid', gap: space[5] }));

// The browser's own verdict, once the field has been left: no rule of ours.
globalStyle(`${form} input:user-invalid`, {
  '@layer': { [pages]: { borderColor: vars.color.critical, outlineColor: vars.color.critical } },
});

export const submit = style(inPages({ marginBlockStart: space[2] }));

export const other = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    fontSize: fontSize.control,
    color: vars.color.textMuted,
  }),
);

/** The same sky as on the first page: one is still at the same place. */
export const truth = style(
  inPages({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    alignContent: 'start',
    gap: space[4],
    padding: space[6],
    paddingBlockEnd: space[36],
    backgroundImage: `linear-gradient(180deg, ${vars.wash.from}, ${vars.wash.to} 82%)`,
    borderRadius: radius.large,
    '@media': {
      [media.tablet]: { padding: space[8], paddingBlockEnd: space[36] },
      [media.desktop]: { padding: space[10], paddingBlockEnd: space[56], minBlockSize: '34rem' },
    },
  }),
);

export const scene = style(
  inPages({ position: 'absolute', insetInline: 0, insetBlockEnd: 0, zIndex: -1 }),
);

export const points = style(inPages({ display: 'grid', gap: space[3], maxInlineSize: '26rem' }));

export const point = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'start',
    fontSize: fontSize.m,
    lineHeight: lineHeight.normal,
  }),
);

export const pointIcon = style(
  inPages({ color: vars.color.accentText, marginBlockStart: space[0.5] }),
);

export const password = style(inPages({ position: 'relative', display: 'block', flex: 1 }));

/** Stands inside the field, at its end. */
export const reveal = style(
  inPages({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }),
);

globalStyle(`${password} input`, { '@layer': { [pages]: { paddingInlineEnd: space[12] } } });
