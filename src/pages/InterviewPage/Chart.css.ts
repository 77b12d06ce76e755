import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontWeight, lineHeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const POINT = '0.7rem';
const AXIS = '2.25rem';

/** Room around the lines for the words of both axes. */
export const chart = style(
  inPages({
    display: 'grid',
    gap: space[3],
    paddingInline: `${AXIS} ${space[3]}`,
    paddingBlockStart: space[3],
    fontSize: fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textSubtle,
  }),
);

export const plot = style(inPages({ position: 'relative', blockSize: '10rem' }));

export const level = style(
  inPages({
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${AXIS})`,
    inlineSize: `calc(${AXIS} - ${space[2]})`,
    textAlign: 'end',
    lineHeight: lineHeight.flat,
    transform: 'translateY(-50%)',
  }),
);

export const drawing = style(
  inPages({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' }),
);

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const grid = style(inPages({ ...line, stroke: vars.color.border, strokeWidth: 1 }));
export const curve = style(
  inPages({ ...line, stroke: vars.color.accent, strokeWidth: 2.5, strokeLinejoin: 'round' }),
);
export const area = style(inPages({ fill: vars.color.accentSoft }));

export const point = style(
  inPages({
    position: 'absolute',
    inlineSize: POINT,
    blockSize: POINT,
    margin: `calc(${POINT} / -2)`,
    borderRadius: '50%',
    border: `2.5px solid ${vars.color.accent}`,
    backgroundColor: vars.color.surface,
  }),
);

/** Above its point, under it where there is no room above; within the lines at both ends. */
export const value = style(
  inPages({
    position: 'absolute',
    insetBlockEnd: '1rem',
    fontSize: fontSize.s,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    whiteSpace: 'nowrap',
    color: vars.color.text,
    selectors: {
      '&[data-side="start"]': { insetInlineStart: '-2px' },
      '&[data-side="end"]': { insetInlineEnd: '-2px' },
      '&[data-low="true"]': { insetBlockEnd: 'auto', insetBlockStart: '1rem' },
    },
  }),
);

export const days = style(
  inPages({ display: 'flex', justifyContent: 'space-between', gap: space[4] }),
);
