import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const footer = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `${space[6]} ${space[12]}`,
    paddingInline: `max(${space[4]}, calc((100% - 72rem) / 2))`,
    paddingBlock: space[10],
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': {
      [media.tablet]: { paddingInline: `max(${space[8]}, calc((100% - 72rem) / 2))` },
    },
  }),
);

export const brand = style(inPages({ display: 'grid', gap: space[3], maxInlineSize: '26rem' }));

/** The words of the links start where those above do: their padding hangs in the margin. */
export const ends = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    marginInline: `calc(-1 * ${space[3]})`,
  }),
);

export const links = style(inPages({ display: 'flex', flexWrap: 'wrap', columnGap: space[2] }));

/** Words among the links. */
export const said = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingInline: space[3],
    fontSize: fontSize.s,
  }),
);

export const link = style([
  said,
  inPages({
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    borderRadius: radius.small,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  }),
]);
