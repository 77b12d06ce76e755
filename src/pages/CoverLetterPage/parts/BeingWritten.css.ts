import { keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import {
  easing,
  fontSize,
  fontStack,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const draw = keyframes({ from: { transform: 'scaleX(0)' } });

/** A line of the letter to come, drawn once from its beginning. */
export const line = style(
  inPages({
    blockSize: '0.625rem',
    borderRadius: radius.full,
    backgroundColor: vars.color.border,
    transformOrigin: 'left',
    '@media': {
      [media.motion]: { animation: `${draw} 360ms ${easing} backwards` },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
);

export const block = style(inPages({ display: 'grid', gap: space[3] }));

/** Where the reader of a letter stands: on the right. */
export const right = style([block, inPages({ marginInlineStart: '50%' })]);

/** A part of the plan: its name in the margin where there is room for one. */
export const part = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '8rem minmax(0, 1fr)',
        columnGap: space[5],
        paddingBlockStart: space[3],
      },
    },
  }),
);

/** Name and aim on one line on a phone, under one another in the margin. */
export const words = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    alignItems: 'baseline',
    '@media': { [media.tablet]: { display: 'grid', alignContent: 'start', gap: '2px' } },
  }),
);

export const name = style(
  inPages({
    fontFamily: fontStack.heading,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    color: vars.color.goldText,
  }),
);

export const about = style(
  inPages({ fontSize: fontSize.xs, lineHeight: lineHeight.normal, color: vars.color.textMuted }),
);
