import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const promise = style(inPages({ display: 'grid', gap: space[5] }));

export const steps = style(inPages({ display: 'grid', gap: space[4] }));
