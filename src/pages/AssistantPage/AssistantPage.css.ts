import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { footBar, WHILE_TYPING } from '#/styles/thumb';
import { layerIndex, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** As tall as the window less the frame: a short conversation too keeps its field at the foot. */
export const page = style(
  inPages({
    display: 'flex',
    flexDirection: 'column',
    gap: space[6],
    maxInlineSize: '50rem',
    marginInline: 'auto',
    // The top bar, then the room above and under every screen.
    minBlockSize: `calc(100dvh - 3.5rem - ${space[6]} - ${space[16]})`,
    '@media': {
      [media.tablet]: { minBlockSize: `calc(100dvh - 3.5rem - ${space[8]} - ${space[20]})` },
      [media.desktop]: { minBlockSize: `calc(100dvh - ${space[8]} - ${space[20]})` },
    },
  }),
);

export const welcome = style(
  inPages({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[4],
    // The sky takes the room that the first words will take.
    flexGrow: 1,
    maxBlockSize: '34rem',
    textAlign: 'center',
    textWrap: 'balance',
    paddingBlock: `${space[8]} ${space[4]}`,
    paddingInline: space[4],
    borderRadius: '20px',
    backgroundImage: `linear-gradient(180deg, ${vars.wash.from}, ${vars.wash.to})`,
  }),
);

export const welcomeWords = style(
  inPages({ display: 'grid', gap: space[2], justifyItems: 'center', maxInlineSize: '30rem' }),
);

/** Stays within reach of the thumb, over the end of the conversation. */
export const foot = style(
  inPages({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: layerIndex.sticky,
    marginBlockStart: 'auto',
    display: 'grid',
    gap: space[3],
    paddingBlock: `${space[3]} ${space[4]}`,
    // The frame leaves room under every screen: here what is typed stands there.
    marginBlockEnd: `calc(-1 * ${space[10]})`,
    marginInline: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    backgroundColor: vars.color.canvas,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': {
      [media.phone]: {
        insetBlockEnd: footBar,
        // It stays where it is, for the thumb on its way to the button, and covers what the bar leaves bare.
        selectors: {
          [`body${WHILE_TYPING} &`]: { boxShadow: `0 ${footBar} 0 ${vars.color.canvas}` },
        },
      },
      [media.tablet]: { paddingBlockEnd: space[5] },
    },
  }),
);
