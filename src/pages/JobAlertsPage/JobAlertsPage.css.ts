import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { sky } from '#/styles/sky';
import { breakpoints, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    },
  }),
);

export const form = style(inPages({ display: 'grid', gap: space[5] }));

export const pair = style(
  inPages({
    display: 'grid',
    gap: space[5],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);

/** On a phone what saves is as wide as the card. */
globalStyle(
  `${form} button[type="submit"]`,
  inPages({ '@media': { [`screen and (width < ${breakpoints.tablet})`]: { flexGrow: 1 } } }),
);

export const side = style(inPages({ display: 'grid', gap: space[5] }));

/** Something has come: the sky clears. */
export const fresh = style(inPages({ backgroundImage: sky }));

export const news = style(inPages({ display: 'grid', gap: space[4] }));

export const group = style(inPages({ display: 'grid', gap: space[2] }));

export const offers = style(inPages({ display: 'grid' }));

/** One offer a line: what and where face each other where there is room. */
export const offer = style(
  inPages({
    display: 'grid',
    gap: `0 ${space[4]}`,
    alignItems: 'baseline',
    paddingBlock: space[2],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
  }),
);

/** Without a button before it, the words of a quiet one start where the others do. */
globalStyle(
  `${actions} > button:first-child:last-child`,
  inPages({ marginInlineStart: `calc(-1 * ${space[4]})` }),
);

export const more = style(inPages({ justifySelf: 'start' }));
