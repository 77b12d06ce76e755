import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const detail = style(inPages({ display: 'grid', gap: space[5] }));

export const head = style(inPages({ display: 'grid', gap: space[2] }));

export const tags = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);

export const body = style(inPages({ display: 'grid', gap: space[3], justifyItems: 'start' }));

export const text = style(
  inPages({ whiteSpace: 'pre-line', maxInlineSize: '68ch', overflowWrap: 'anywhere' }),
);

export const folded = style(
  inPages({
    maxBlockSize: '17rem',
    overflow: 'hidden',
    maskImage: 'linear-gradient(to bottom, black 70%, transparent)',
  }),
);
