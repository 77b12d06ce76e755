import { globalStyle } from '@vanilla-extract/css';

import { pages } from '#/styles/layers.css';

/** A rule that holds on paper only, as strong as those of screens. */
export const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@media': { print: { '@layer': { [pages]: rule } } } });
