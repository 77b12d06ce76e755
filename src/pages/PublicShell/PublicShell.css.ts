import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { layerIndex, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(
  inPages({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }),
);

export const header = style(
  inPages({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layerIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minBlockSize: '4rem',
    paddingInline: space[4],
    backgroundColor: vars.color.canvas,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': { [media.tablet]: { paddingInline: space[8] } },
  }),
);

export const brand = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    borderRadius: radius.small,
  }),
);

export const doors = style(inPages({ display: 'flex', flexShrink: 0, gap: space[1] }));

export const main = style(
  inPages({
    flex: 1,
    inlineSize: '100%',
    maxInlineSize: '72rem',
    marginInline: 'auto',
    paddingInline: space[4],
    paddingBlock: `${space[8]} ${space[16]}`,
    scrollMarginBlockStart: '4rem',
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [media.tablet]: { paddingInline: space[8], paddingBlock: `${space[12]} ${space[20]}` },
    },
  }),
);
