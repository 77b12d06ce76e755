import { globalStyle, style } from '@vanilla-extract/css';

export const unrolled = style({});

/** A picture holds a whole page: what follows the window would stand over the middle of it. */
globalStyle(`${unrolled} [data-sticky]`, { position: 'static' });
// What is laid out as it comes near the window never comes near that of a picture.
globalStyle(`${unrolled} *`, { contentVisibility: 'visible' });
