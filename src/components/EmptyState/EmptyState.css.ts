import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    maxInlineSize: '30rem',
    marginInline: 'auto',
    paddingBlock: space[8],
    paddingInline: space[4],
    textAlign: 'center',
    '@media': { [media.tablet]: { paddingBlock: space[12] } },
  }),
);

/** A word wider than the screen breaks: centred, it would leave it on both sides. */
export const title = style(inComponents({ maxInlineSize: '100%' }));

export const drawing = style(
  inComponents({ inlineSize: '13.5rem', maxInlineSize: '80%', marginBlockEnd: space[3] }),
);

export const words = style(
  inComponents({
    color: vars.color.textMuted,
    maxInlineSize: '26rem',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[3],
    marginBlockStart: space[4],
  }),
);
