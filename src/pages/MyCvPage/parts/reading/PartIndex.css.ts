import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { headBar } from '#/styles/thumb';
import { fontSize, fontWeight, layerIndex, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Under the top bar of small screens, at the top of large ones. */
export const index = style(
  inPages({
    position: 'sticky',
    insetBlockStart: '3.5rem',
    zIndex: layerIndex.sticky - 1,
    marginInline: `calc(-1 * ${space[4]})`,
    paddingBlock: space[2],
    backgroundColor: vars.color.canvas,
    '@media': {
      [media.phone]: { insetBlockStart: headBar },
      [media.tablet]: { marginInline: 0 },
      [media.desktop]: { insetBlockStart: 0 },
      // Too low a window has no line to spare.
      'screen and (max-height: 30rem)': { position: 'static' },
    },
  }),
);

/** One line that slides under a thumb; several where there is room. */
export const list = style(
  inPages({
    // Holds the hidden words of its entries, which would widen the page otherwise.
    position: 'relative',
    display: 'flex',
    gap: space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: space[4],
    paddingBlock: space[1],
    '@media': { [media.tablet]: { flexWrap: 'wrap', paddingInline: 0 } },
  }),
);

export const entry = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2.75rem',
    paddingInline: space[3],
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.full,
    selectors: {
      '&:hover': { borderColor: vars.color.borderStrong },
      '&:focus-visible': { borderRadius: radius.full },
    },
    '@media': { [media.tablet]: { minBlockSize: '2.25rem' } },
  }),
);

export const count = style(
  inPages({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);

export const doubts = style(
  inPages({
    paddingInline: space[2],
    borderRadius: radius.full,
    backgroundColor: vars.tone.caution.bg,
    color: vars.tone.caution.fg,
    fontVariantNumeric: 'tabular-nums',
  }),
);
