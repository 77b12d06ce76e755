import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { footBar, WHILE_TYPING } from '#/styles/thumb';
import { fontSize, fontWeight, layerIndex, lineHeight, space } from '#/styles/tokens';
import { veil, veilQueries } from '#/styles/veil';

import { vars } from '#/styles/contract.css';

/** On a phone alone; it gives way to the keyboard while something is typed. */
export const bar = style(
  inPages({
    display: 'none',
    '@media': {
      ...veilQueries,
      [media.phone]: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: layerIndex.sticky,
        display: 'flex',
        justifyContent: 'space-between',
        blockSize: footBar,
        paddingInline: space[2],
        paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
        ...veil,
        borderBlockEnd: 'none',
        borderBlockStart: `1px solid ${vars.color.border}`,
        selectors: { [`${WHILE_TYPING} > &`]: { display: 'none' } },
      },
    },
  }),
);

export const entry = style(
  inPages({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[0.5],
    minInlineSize: '3.25rem',
    paddingInline: space[1],
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    textDecoration: 'none',
    selectors: { '&[aria-current]': { color: vars.color.accentText } },
  }),
);

// What the keyboard reaches stops above the bar.
globalStyle('html', inPages({ '@media': { [media.phone]: { scrollPaddingBlockEnd: footBar } } }));
