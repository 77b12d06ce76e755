import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { space } from '#/styles/tokens';

// Rules of its own: this page loads with every first visit, and the layout components would come with it.
export const words = style(inPages({ display: 'grid', gap: space[4], justifyItems: 'start' }));
export const actions = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[3] }));
