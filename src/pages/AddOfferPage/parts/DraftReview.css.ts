import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { footBar } from '#/styles/thumb';
import { layerIndex, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const review = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    alignItems: 'start',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    },
  }),
);

export const reviewHead = style(inPages({ display: 'grid', gap: space[2] }));

export const facts = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[3]}`,
  }),
);

/** As wide as the titles it chooses from need, within the callout. */
export const postingChoice = style(inPages({ inlineSize: 'min(100%, 32rem)' }));

/** A touch screen with the room for a foot: one held sideways has not. */
const THUMBS = '(pointer: coarse) and (min-height: 30rem)';

/** Within reach of a thumb however far one has come. */
export const foot = style(
  inPages({
    display: 'grid',
    gap: space[4],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': {
      [THUMBS]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: layerIndex.sticky,
        paddingBlock: space[3],
        // As wide as the shadows of the cards that pass under it.
        marginInline: `calc(-1 * ${space[4]})`,
        paddingInline: space[4],
        backgroundColor: vars.color.canvas,
      },
      [`${media.phone} and ${THUMBS}`]: { insetBlockEnd: footBar },
    },
  }),
);

/** What takes the focus is not hidden by the foot. */
globalStyle(
  `${review} :is(input, select, textarea, button)`,
  inPages({ '@media': { [THUMBS]: { scrollMarginBlockEnd: '8rem' } } }),
);
