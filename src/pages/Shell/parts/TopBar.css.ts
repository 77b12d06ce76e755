import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { headBar } from '#/styles/thumb';
import { duration, easing, layerIndex, radius, space } from '#/styles/tokens';
import { veil, veilQueries } from '#/styles/veil';

import { vars } from '#/styles/contract.css';

export const bar = style(
  inPages({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layerIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '3.5rem',
    paddingInline: space[2],
    ...veil,
    '@media': {
      ...veilQueries,
      [media.barred]: { minBlockSize: headBar },
      [`${media.barred} and ${media.motion}`]: {
        transition: `min-block-size ${duration.medium} ${easing}`,
      },
      [media.desktop]: { display: 'none' },
    },
  }),
);

export const menu = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: radius.small,
    selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
  }),
);
