import type { StyleRule } from '@vanilla-extract/css';

import { pages } from '#/styles/layers.css';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule in the `pages` layer: a screen may adjust a component, never the other way round. */
export const inPages = (rule: LayeredRule): StyleRule => ({ '@layer': { [pages]: rule } });
