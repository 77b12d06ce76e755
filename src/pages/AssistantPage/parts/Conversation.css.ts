import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

export const conversation = style(
  inPages({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }),
);

export const list = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
  }),
);

export const earlier = style(inPages({ display: 'grid', justifyItems: 'center' }));

/** Under the words of the reply, not under its mark. */
export const suggestions = style(
  inPages({ '@media': { [media.tablet]: { paddingInlineStart: space[12] } } }),
);
