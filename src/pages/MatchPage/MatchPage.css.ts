import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

export const form = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  }),
);

export const offer = style(inPages({ display: 'grid', gap: space[4] }));

export const cv = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': { [media.desktop]: { order: 1, position: 'sticky', insetBlockStart: space[6] } },
  }),
);

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
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);
