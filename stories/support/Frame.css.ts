import { style } from '@vanilla-extract/css';

import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const frame = style({
  padding: space[5],
  backgroundColor: vars.color.canvas,
  '@media': { [media.tablet]: { padding: space[8] } },
});

/** Room under what opens, so that a picture holds all of it. */
export const tall = style({ minBlockSize: '24rem' });
export const narrow = style({ maxInlineSize: '28rem' });
export const medium = style({ maxInlineSize: '42rem' });
export const phone = style({ inlineSize: '17.5rem', maxInlineSize: '100%' });
