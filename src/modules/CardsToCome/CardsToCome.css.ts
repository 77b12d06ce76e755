import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const wait = style(inPages({ display: 'grid', gap: space[4] }));

/** As tall as the usual card of an offer. */
export const place = style(
  inPages({ display: 'grid', gap: space[4], alignContent: 'start', minBlockSize: '10.25rem' }),
);
