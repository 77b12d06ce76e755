import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[6] }));
