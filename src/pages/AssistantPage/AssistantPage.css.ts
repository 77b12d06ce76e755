import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { layerIndex, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    maxInlineSize: '50rem',
    marginInline: 'auto',
  }),
);

export const welcome = style(
  inPages({
    display: 'grid',
    justifyItems: 'center',
    gap: space[4],
    textAlign: 'center',
    paddingBlock: `${space[8]} ${space[4]}`,
    paddingInline: space[4],
    borderRadius: '20px',
    backgroundImage: `linear-gradient(180deg, ${vars.wash.from}, ${vars.wash.to})`,
  }),
);

export const welcomeWords = style(
  inPages({ display: 'grid', gap: space[2], justifyItems: 'center', maxInlineSize: '34rem' }),
);

/** Stays within reach of the thumb, over the end of the conversation. */
export const foot = style(
  inPages({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: layerIndex.sticky,
    display: 'grid',
    gap: space[3],
    paddingBlock: `${space[3]} ${space[4]}`,
    // The frame leaves room under every screen: here what is typed stands there.
    marginBlockEnd: `calc(-1 * ${space[10]})`,
    marginInline: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    backgroundColor: vars.color.canvas,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': { [media.tablet]: { paddingBlockEnd: space[5] } },
  }),
);
