import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const detail = style(inPages({ display: 'grid', gap: space[5] }));

/** What it is, and the way to apply beside it where there is room. */
export const top = style(
  inPages({
    display: 'grid',
    gap: `${space[5]} ${space[6]}`,
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

export const head = style(inPages({ display: 'grid', gap: space[1] }));

export const tags = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlock: space[1],
  }),
);

export const actions = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'end' } },
  }),
);

/** Facts side by side, each as wide as its words want. */
export const facts = style(
  inPages({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[8]}` }),
);
globalStyle(`${facts} dt`, inPages({ fontSize: fontSize.s, color: vars.color.textMuted }));
globalStyle(`${facts} dd`, inPages({ fontWeight: fontWeight.medium }));

/** What is demanded beside what is wished for, where there is room for two. */
export const demands = style(
  inPages({
    display: 'grid',
    gap: `${space[4]} ${space[8]}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
    },
  }),
);
globalStyle(`${demands} dt`, inPages({ fontWeight: fontWeight.medium, marginBlockEnd: space[1] }));
globalStyle(
  `${demands} ul`,
  inPages({ display: 'grid', gap: space[1], paddingInlineStart: space[5], listStyle: 'disc' }),
);

/** Under the pay that the advertisement states. */
export const equivalent = style(inPages({ display: 'block', fontWeight: fontWeight.regular }));

/** Its words start where the text does. */
export const fold = style(inPages({ marginInlineStart: `calc(-1 * ${space[3]})` }));

export const body = style(inPages({ display: 'grid', gap: space[3], justifyItems: 'start' }));

export const text = style(
  inPages({ whiteSpace: 'pre-line', maxInlineSize: '68ch', overflowWrap: 'anywhere' }),
);

export const folded = style(
  inPages({
    maxBlockSize: '17rem',
    overflow: 'hidden',
    maskImage: 'linear-gradient(to bottom, black 70%, transparent)',
  }),
);
