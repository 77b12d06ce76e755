import { keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { easing, fontSize, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const rise = keyframes({ from: { transform: 'scaleY(0)' } });

/** The dawn behind the end of an interview. */
export const dawn = style(
  inPages({
    backgroundImage: `linear-gradient(170deg, ${vars.color.goldSoft}, ${vars.color.surface} 60%)`,
    '@media': { print: { backgroundImage: 'none' } },
  }),
);

/** One place for each question, in order; their feet on one horizon. */
export const bars = style(
  inPages({
    display: 'flex',
    alignItems: 'end',
    gap: 'clamp(2px, 1%, 8px)',
    blockSize: '6.5rem',
    borderBlockEnd: `2px solid ${vars.color.text}`,
    marginBlockStart: space[3],
    '@media': { print: { breakInside: 'avoid', printColorAdjust: 'exact' } },
  }),
);

export const place = style(
  inPages({
    position: 'relative',
    flex: '1 1 0',
    maxInlineSize: '2.5rem',
    blockSize: '100%',
    borderStartStartRadius: radius.small,
    borderStartEndRadius: radius.small,
    backgroundColor: vars.color.surfaceSunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    overflow: 'hidden',
    // A question that was left: its place alone.
    selectors: { '&[data-given="false"]': { blockSize: space[2], opacity: 0.7 } },
  }),
);

export const filled = style(
  inPages({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    transformOrigin: 'bottom',
    backgroundColor: vars.color.gold,
    '@media': {
      [media.motion]: { animation: `${rise} 500ms ${easing} backwards` },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
    selectors: { '&[data-whole="true"]': { backgroundColor: vars.tone.positive.solid } },
  }),
);

export const legend = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    rowGap: space[1],
    fontSize: fontSize.xs,
    color: vars.color.textMuted,
  }),
);

export const key = style(inPages({ display: 'inline-flex', alignItems: 'center', gap: space[2] }));

export const swatch = style(
  inPages({
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    borderRadius: '3px',
    backgroundColor: vars.color.gold,
    '@media': { print: { printColorAdjust: 'exact' } },
    selectors: {
      '&[data-kind="whole"]': { backgroundColor: vars.tone.positive.solid },
      '&[data-kind="left"]': {
        backgroundColor: vars.color.surfaceSunken,
        boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
      },
    },
  }),
);
