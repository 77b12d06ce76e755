import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

export const page = style(inPages({ display: 'grid', gap: space[6] }));
/** A line of its own under the buttons that it changes, as wide as they are. */
export const names = style(inPages({ inlineSize: 0, minInlineSize: '100%' }));
