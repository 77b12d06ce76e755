import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { sky } from '#/styles/sky';
import { radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** What was read comes first; the file it was read from stands at its foot. */
export const summary = style(
  inPages({
    display: 'grid',
    borderRadius: radius.large,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    backgroundImage: sky,
    boxShadow: vars.shadow.card,
  }),
);

const inset = {
  paddingInline: space[5],
  '@media': { [media.tablet]: { paddingInline: space[8] } },
};

export const head = style(
  inPages({
    ...inset,
    display: 'grid',
    gap: space[5],
    paddingBlock: space[6],
    '@media': {
      [media.tablet]: {
        paddingInline: space[8],
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: space[8],
      },
      // The page itself stands below: what was read of it begins on the first screen.
      [media.wide]: { paddingBlock: space[5], alignItems: 'center' },
    },
  }),
);

/** The sheet that was read, where there is room for it: every line has found its meaning. */
export const drawing = style(
  inPages({
    display: 'none',
    '@media': {
      [media.tablet]: {
        display: 'block',
        gridColumn: 2,
        gridRow: '1 / span 2',
        alignSelf: 'center',
        inlineSize: '11rem',
      },
      [media.wide]: { display: 'none' },
    },
  }),
);

export const words = style(inPages({ display: 'grid', gap: space[2], maxInlineSize: '42rem' }));

/** On a phone the way on takes the whole width, and the others share the next line where they can. */
export const actions = style(
  inPages({
    display: 'grid',
    gap: space[2],
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);

/** The file and whether it is kept, side by side where there is room; what replaces it under both. */
export const file = style(
  inPages({
    display: 'grid',
    gap: space[3],
    paddingBlock: space[5],
    paddingInline: space[5],
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': {
      [media.tablet]: { paddingInline: space[8] },
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: space[10],
        paddingBlock: space[3],
      },
    },
  }),
);

export const replace = style(inPages({ gridColumn: '1 / -1' }));
