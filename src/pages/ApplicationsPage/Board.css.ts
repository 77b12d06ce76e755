import { keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  layerIndex,
  lineHeight,
  radius,
  space,
} from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Where there is room for one stage only. */
const phone = 'screen and (max-width: 47.99rem)';

/** How long the sign lasts that a card has come. */
const SHOW = '1400ms';

const fade = keyframes({ '0%, 30%': { opacity: 1 }, '100%': { opacity: 0 } });
const sunrise = keyframes({
  '0%': { opacity: 0, transform: 'translateY(100%)' },
  '8%': { opacity: 1, transform: 'translateY(80%)' },
  '35%, 75%': { opacity: 1, transform: 'none' },
  '100%': { opacity: 0, transform: 'none' },
});

/** An edge of light around what has just come: of dawn for an interview, of the sky otherwise. */
const glowSelectors = {
  '&[data-arrived]::after': {
    content: '""',
    position: 'absolute',
    inset: '-1px',
    borderRadius: 'inherit',
    boxShadow: `0 0 0 2px ${vars.color.accent}`,
    opacity: 0,
    pointerEvents: 'none',
  },
  '&[data-arrived="interview"]::after': { boxShadow: `0 0 0 2px ${vars.color.gold}` },
} as const;
const glowMotion = {
  '&[data-arrived]::after': {
    animation: `${fade} ${SHOW} ${easing} ${duration.medium} backwards`,
  },
} as const;

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
    position: 'relative',
    minBlockSize: '2.75rem',
    paddingInline: space[3],
    borderRadius: radius.full,
    border: `1px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
      },
      ...glowSelectors,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } },
      },
      [media.motion]: { selectors: glowMotion },
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
      // Every stage takes a card as far down as the longest one.
      [media.tablet]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'stretch',
      },
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

/** A phone shows the first stage. */
export const columnWaiting = style(
  inPages({ '@media': { [phone]: { selectors: { '& + &': { display: 'none' } } } } }),
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

/** A card that comes passes over the other columns; its sun stays under the cards. */
export const cards = style(
  inPages({
    display: 'grid',
    gap: space[3],
    isolation: 'isolate',
    selectors: { '&:has([data-arrived])': { position: 'relative', zIndex: 1 } },
  }),
);

export const card = style(
  inPages({
    selectors: {
      ...glowSelectors,
      // An interview is planned: a small sun comes up behind the card.
      '&[data-arrived="interview"]::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        insetBlockEnd: '100%',
        // Clear of the words of the column above.
        insetInlineStart: 'calc(72% - 1.25rem)',
        inlineSize: '2.5rem',
        blockSize: '1.25rem',
        borderRadius: `${radius.full} ${radius.full} 0 0`,
        backgroundColor: vars.color.gold,
        opacity: 0,
      },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          ...glowMotion,
          '&[data-arrived="interview"]::before': {
            animation: `${sunrise} ${SHOW} ${easing} ${duration.slow} backwards`,
          },
        },
      },
      [media.tablet]: { cursor: 'grab', paddingInline: space[3], paddingBlock: space[3] },
    },
  }),
);
export const cardWords = style(inPages({ display: 'grid', gap: space[1], minInlineSize: 0 }));
/** Leaves the corner to the menu. */
export const cardTitle = style(
  inPages({
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.snug,
    paddingInlineEnd: space[8],
  }),
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
