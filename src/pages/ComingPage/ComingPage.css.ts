import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';

export const words = style(inPages({ maxInlineSize: '38rem' }));
