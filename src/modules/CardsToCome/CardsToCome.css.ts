import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const wait = style(inPages({ display: 'grid', gap: space[4] }));
