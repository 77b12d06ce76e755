import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { fontSize, layerIndex, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Where there is room for one stage only. */
const phone = 'screen and (max-width: 47.99rem)';

export const root = style(inPages({ display: 'grid', gap: space[4], minInlineSize: 0 }));

export const hint = style(inPages({ '@media': { [phone]: { display: 'none' } } }));

export const stages = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '@media': { [media.tablet]: { display: 'none' } },
  }),
);
export const stage = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2.75rem',
    paddingInline: space[3],
    borderRadius: radius.full,
    border: `1px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: fontSize.s,
    fontWeight: 540,
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
      },
    },
  }),
);
export const stageCount = style(inPages({ fontVariantNumeric: 'tabular-nums' }));

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[3] },
    },
  }),
);

export const column = style(
  inPages({
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    minInlineSize: 0,
    border: 'none',
    '@media': {
      ...transition(['border-color', 'background-color'])['@media'],
      [phone]: { selectors: { '&[data-shown="false"]': { display: 'none' } } },
      [media.tablet]: {
        minBlockSize: '14rem',
        padding: space[3],
        borderRadius: radius.medium,
        border: '1px solid transparent',
        backgroundColor: vars.color.surfaceSunken,
        selectors: {
          '&[data-over="true"]': {
            borderColor: vars.color.accent,
            backgroundColor: vars.color.accentSoft,
          },
        },
      },
    },
  }),
);

export const columnHead = style(
  inPages({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[2],
    paddingInline: space[1],
    // The pressed stage says the same above.
    '@media': {
      [phone]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
export const columnEmpty = style(inPages({ paddingInline: space[1] }));

export const cards = style(inPages({ display: 'grid', gap: space[3] }));

export const card = style(
  inPages({
    '@media': {
      [media.tablet]: { cursor: 'grab', paddingInline: space[3], paddingBlock: space[3] },
    },
  }),
);
export const cardWords = style(inPages({ display: 'grid', gap: space[1], minInlineSize: 0 }));
/** Leaves the corner to the menu. */
export const cardTitle = style(
  inPages({ fontWeight: 620, lineHeight: 1.3, paddingInlineEnd: space[8] }),
);
/** Over the link that covers the card. */
export const cardMenu = style(
  inPages({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    zIndex: layerIndex.sticky - 9,
  }),
);
