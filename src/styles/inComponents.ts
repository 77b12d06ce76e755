import type { StyleRule } from '@vanilla-extract/css';

import { components } from '#/styles/layers.css';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule in the `components` layer, so that a page may adjust it without a specificity fight. */
export const inComponents = (rule: LayeredRule): StyleRule => ({
  '@layer': { [components]: rule },
});
