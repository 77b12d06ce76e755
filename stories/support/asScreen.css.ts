import { style } from '@vanilla-extract/css';

import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** The room that the shell gives a screen. */
export const screen = style({
  minBlockSize: '100dvh',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[6]} ${space[16]}`,
  backgroundColor: vars.color.canvas,
  '@media': { [media.tablet]: { paddingInline: space[8], paddingBlock: space[8] } },
});
