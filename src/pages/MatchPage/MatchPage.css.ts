import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { atThumb, footBar, leftInItsPlace } from '#/styles/thumb';
import { layerIndex, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

export const form = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 20rem',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[8],
      },
    },
  }),
);

/** Beside both what it is compared with and what comes of it. */
export const offer = style(
  inPages({
    display: 'grid',
    gap: space[4],
    '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } },
  }),
);

export const cv = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': { [media.desktop]: { gridColumn: 2 } },
  }),
);

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

/** The one thing to do: as wide as the thumb needs on a phone. */
export const launch = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': {
      ...atThumb,
      [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    },
  }),
);

/** What to do with the result, in view before it is read to the end. */
export const next = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);
/** On a phone one row under the thumb, over the bar: the score stands in view above. */
export const nextActions = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    '@media': {
      [media.phone]: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: footBar,
        zIndex: layerIndex.sticky - 1,
        flexWrap: 'nowrap',
        gap: space[2],
        padding: `${space[2]} ${space[4]}`,
        backgroundColor: vars.color.canvas,
        borderBlockStart: `1px solid ${vars.color.border}`,
        selectors: leftInItsPlace,
      },
    },
  }),
);
globalStyle(
  `${nextActions} > *`,
  inPages({ '@media': { [media.phone]: { flex: 'auto', paddingInline: space[2] } } }),
);
globalStyle(`${nextActions} svg`, inPages({ '@media': { [media.phone]: { display: 'none' } } }));
/** Words that a narrow row does without; they stay in the name of the button. */
export const wide = style(
  inPages({
    '@media': {
      [media.phone]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
